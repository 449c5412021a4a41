import { useIntl } from 'react-intl';
import { COUNTRIES } from '@rendezvous/contract/countries';
import { isLocale, LOCALE_CODES, type Locale } from '@rendezvous/contract/locales';
import { Icon } from '@rendezvous/ui/icon';
import { useFrame, useFrameLocale, useFrameSettings, useFrameUser } from '#src/app/frame-context.ts';
import { DropMenu } from './drop-menu.tsx';

/** Each language by its own name, which is how its speakers find it. */
const NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
};

/**
 * Languages to offer: those of the selected country, the current one and the browser's; all of them to a visitor whose
 * selected country is not the detected one (spec §6 Language list by country).
 */
export function offeredLocales(selected: string, detected: string, current: Locale, browser: string, visitor: boolean): Locale[] {
  if (visitor && selected !== detected) return [...LOCALE_CODES];
  const country = COUNTRIES[selected as keyof typeof COUNTRIES];
  const wanted = new Set<unknown>([...(country?.languages ?? []), current, browser.slice(0, 2)]);
  return LOCALE_CODES.filter((code) => wanted.has(code) && isLocale(code));
}

/** Switches the language; the choice is kept in a cookie, and with the account. */
export function LanguageMenu() {
  const { services } = useFrame();
  const current = useFrameLocale();
  const settings = useFrameSettings();
  const visitor = useFrameUser() === null;
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'frame.language.label', defaultMessage: 'Language: {language}' }, { language: NAMES[current] });
  const opener = (
    <>
      <Icon name="globe" />
      <span>{current.toUpperCase()}</span>
    </>
  );
  return (
    <DropMenu opener={opener} label={label}>
      {() =>
        offeredLocales(settings.geoip_selected_country, settings.geoip_country, current, navigator.language, visitor).map((code) => (
          <button key={code} type="button" lang={code} aria-pressed={code === current} onClick={() => services.setLocale(code)}>
            {code === current ? <Icon name="check" /> : <Icon name="globe" />}
            {NAMES[code]}
          </button>
        ))
      }
    </DropMenu>
  );
}
