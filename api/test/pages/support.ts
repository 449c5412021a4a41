import type { Locale } from '@rendezvous/contract/locales';
import { SETTINGS } from '@rendezvous/contract/settings-table';
import type { PageContext } from '#src/site/pages/facts.ts';
import { DEFAULT_DOMAIN, type SettingValue } from '#src/platform/settings/service.ts';

/** What pages are filled from where no setting was changed. */
export const untouched = (locale: Locale): PageContext => ({
  domain: DEFAULT_DOMAIN,
  locale,
  read: (key) => SETTINGS[key].initial as SettingValue<typeof key>,
});
