import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { termsDate } from '@rendezvous/rules/terms-date';
import { ThemeChoice } from '@rendezvous/remote/react/theme-choice';
import { WideWrap } from '@rendezvous/ui/layout/page';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { WITHDRAW_PAGE } from '@rendezvous/contract/resources/withdrawal/values';
import { useFrame, useFrameLocale, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { americanNote } from './american-note.ts';
import { CompanyBlock } from './company-block.tsx';
import { FooterLinks } from './footer-links.tsx';
import { About, Adults, Base, Columns, Ground, Withdraw } from './footer-look.ts';
import { HomeLogo } from '#src/features/frame/bars/home-logo.tsx';

export interface FooterProps {
  flush?: boolean;
}

/** Company, links, disclaimer and, on a demonstration site, what is made up (spec §2 Footer); `flush` below a page that colours its whole ground. */
export function Footer({ flush = false }: FooterProps) {
  const settings = useFrameSettings();
  const { page } = useFrame();
  const { pathname, search } = useLocation();
  const overTabs = useFrameUser() !== null;
  const american = useFrameLocale() === 'en' && settings.geoip_selected_country === 'US';
  const intl = useIntl();
  return (
    <Ground $overTabs={overTabs} $flush={flush}>
      <WideWrap>
        <Columns>
          <About>
            <HomeLogo light />
            <p>
              <FormattedMessage
                id="frame.footer.about"
                defaultMessage="Dating and chat for adults. Clear prices, labelled profiles."
              />
            </p>
            <Withdraw to={pathTo('pages-token', { token: WITHDRAW_PAGE })} data-withdraw>
              {settings.withdrawal_words}
            </Withdraw>
            <Adults>
              <b>{settings.min_age}+</b>
              <FormattedMessage
                id="frame.footer.adults"
                defaultMessage="For adults only. Please date with care."
              />
            </Adults>
          </About>
          <nav aria-label={intl.formatMessage({ id: 'frame.footer.label', defaultMessage: 'Footer' })}>
            <FooterLinks />
          </nav>
          <CompanyBlock company={settings.company} />
        </Columns>
        <Base>
          <p>
            <FormattedMessage
              id="frame.disclaimer"
              defaultMessage="This site is for people aged {age} and over. It also shows {fictional}, marked wherever they appear. Sending messages costs credits."
              values={{ age: settings.min_age, fictional: settings.fictional_plural }}
            />
          </p>
          {american && <p>{americanNote(settings.name)}</p>}
          {settings.demonstration && (
            <p>
              <FormattedMessage
                id="frame.footer.demonstration"
                defaultMessage="Demonstration data: the people, the prices and the company are made up."
              />
            </p>
          )}
          <span>
            <FormattedMessage
              id="frame.footer.copyright"
              defaultMessage="© {year} {name}"
              values={{ year: page.year, name: settings.company.name || settings.name }}
            />
          </span>
          <Link to={pathTo('pages-terms')}>
            <FormattedMessage
              id="frame.footer.termsVersion"
              defaultMessage="Terms version {date}"
              values={{
                date: (
                  <FormattedDate value={termsDate(settings.company.added)} dateStyle="long" timeZone="UTC" />
                ),
              }}
            />
          </Link>
          <ThemeChoice drawn={page.theme} back={pathname + search} onFooter />
        </Base>
      </WideWrap>
    </Ground>
  );
}
