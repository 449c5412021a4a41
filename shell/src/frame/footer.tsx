import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { termsDate } from '@rendezvous/contract/terms-date';
import { Wrap } from '@rendezvous/ui/page';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useFrame, useFrameSettings, useFrameUser } from '#src/app/frame-context.ts';
import { CompanyBlock } from './company-block.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Logo } from './logo.tsx';

const Ground = styled.footer<{ $overTabs: boolean; $flush: boolean }>`
  margin-top: ${({ $flush }) => ($flush ? '0' : '64px')};
  background: ${theme.color.footer};
  color: ${theme.color.onFooterSoft};
  padding-bottom: ${({ $overTabs }) => ($overTabs ? '64px' : '0')};
  a {
    color: ${theme.color.onFooter};
    min-width: ${theme.size.target};
    min-height: ${theme.size.target};
    display: inline-flex;
    align-items: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    padding-bottom: 0;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 48px 40px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.4fr) minmax(0, 1.3fr);
    gap: 48px;
  }
`;

const About = styled.div`
  color: ${theme.color.onFooter};
  p {
    max-width: 34ch;
    margin-top: 8px;
    color: ${theme.color.onFooterSoft};
  }
`;

const Adults = styled.p`
  && {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 20px;
    font-size: 14px;
  }
  b {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 2px solid currentColor;
    border-radius: 50%;
    font-size: 15px;
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block: 20px;
  border-top: 1px solid ${theme.color.footerLine};
  font-size: 14px;
  line-height: 20px;
  align-items: center;
  & > span {
    margin-right: auto;
  }
`;

const FullLine = styled.p`
  flex-basis: 100%;
`;

/** Company, links, disclaimer and, on a demonstration site, what is made up (spec §2 Footer); `flush` below a page that colours its whole ground. */
export function Footer({ flush = false }: { flush?: boolean }) {
  const settings = useFrameSettings();
  const { page } = useFrame();
  const overTabs = useFrameUser() !== null;
  const intl = useIntl();
  return (
    <Ground $overTabs={overTabs} $flush={flush}>
      <Wrap>
        <Columns>
          <About>
            <Logo light />
            <p>
              <FormattedMessage id="frame.footer.about" defaultMessage="Dating and chat for adults. Clear prices, labelled profiles." />
            </p>
            <Adults>
              <b>{settings.min_age}+</b>
              <FormattedMessage id="frame.footer.adults" defaultMessage="For adults only. Please date with care." />
            </Adults>
          </About>
          <nav aria-label={intl.formatMessage({ id: 'frame.footer.label', defaultMessage: 'Footer' })}>
            <FooterLinks supportEmail={settings.support_email} />
          </nav>
          <CompanyBlock company={settings.company} />
        </Columns>
        <Base>
          <FullLine>
            <FormattedMessage
              id="frame.disclaimer"
              defaultMessage="This site is for people aged {age} and over. It also shows {fictional}, marked wherever they appear. Messages, photos and gifts cost credits."
              values={{ age: settings.min_age, fictional: settings.fictional_plural }}
            />
          </FullLine>
          {settings.demonstration && (
            <FullLine>
              <FormattedMessage
                id="frame.footer.demonstration"
                defaultMessage="Demonstration data: the people, the prices and the company are made up."
              />
            </FullLine>
          )}
          <span>
            <FormattedMessage id="frame.footer.copyright" defaultMessage="© {year} {name}" values={{ year: page.year, name: settings.company.name || settings.name }} />
          </span>
          <Link to="/pages/terms">
            <FormattedMessage
              id="frame.footer.termsVersion"
              defaultMessage="Terms version {date}"
              values={{ date: <FormattedDate value={termsDate(settings.company.added)} dateStyle="long" timeZone="UTC" /> }}
            />
          </Link>
        </Base>
      </Wrap>
    </Ground>
  );
}
