import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { COUNTRY_LANGUAGES } from '@rendezvous/contract/kernel/country-languages';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { isLocale, LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/actions/chevron-down';
import { GLOBE } from '@rendezvous/ui/icons/objects/globe';
import { Menu, menuItem } from '@rendezvous/ui/controls/menu';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useFrame, useFrameLocale, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { barItem } from './bars/bar-item.tsx';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { useBrowserLanguage } from './use-browser-language.ts';

/**
 * Languages to offer: those of the selected country, the current one and the browser's; all of them to a visitor whose
 * selected country is not the detected one (spec §6 Language list by country).
 */
export function offeredLocales(
  selected: CountryCode,
  detected: string,
  current: Locale,
  browser: string,
  visitor: boolean,
): Locale[] {
  if (visitor && selected !== detected) return [...LOCALE_CODES];
  const wanted = new Set<unknown>([...COUNTRY_LANGUAGES[selected], current, browser.slice(0, 2)]);
  return LOCALE_CODES.filter((code) => wanted.has(code) && isLocale(code));
}

/** Switches the language; the choice is stored in a cookie and with the account. Before the page listens, the server does it. */
export function LanguageMenu() {
  const { services } = useFrame();
  const current = useFrameLocale();
  const { pathname, search } = useLocation();
  const settings = useFrameSettings();
  const visitor = useFrameUser() === null;
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'frame.language.label', defaultMessage: 'Language: {language}' },
    { language: LANGUAGE_NAMES[current] },
  );
  const browser = useBrowserLanguage();
  const offered = offeredLocales(
    settings.geoip_selected_country,
    settings.geoip_country,
    current,
    browser,
    visitor,
  );
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Opener {...props} type="button" aria-label={`${current.toUpperCase()}, ${label}`}>
          <Icon of={GLOBE} />
          <span>{current.toUpperCase()}</span>
          <Icon of={CHEVRON_DOWN} size="s" />
        </Opener>
      )}
    >
      {(close) => (
        <>
          <form method="post" action={pathTo('lang-config')}>
            <input type="hidden" name="back" value={pathname + search} />
            {offered.map((code) => (
              <Choice
                key={code}
                type="submit"
                name="language"
                value={code}
                lang={code}
                aria-current={code === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  close();
                  services.setLocale(code);
                }}
              >
                {LANGUAGE_NAMES[code]}
              </Choice>
            ))}
          </form>
          <More to={pathTo('lang-config')} onClick={close}>
            <FormattedMessage id="frame.language.more" defaultMessage="Language and country" />
          </More>
        </>
      )}
    </Menu>
  );
}

const Opener = styled.button`
  ${barItem}
  ${media.narrow} {
    & > svg:first-child {
      display: none;
    }
  }
`;

const Choice = styled.button`
  ${menuItem}
`;

const More = styled(Link)`
  ${menuItem}
  margin-top: ${theme.space.s2};
  border-top: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.r2} ${theme.radius.r2};
`;
