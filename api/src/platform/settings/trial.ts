import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import type { Definition } from '@rendezvous/contract/settings/definition';
import { SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import { Settings } from '@rendezvous/contract/settings/schemas';
import type { TSchema } from 'typebox';
import type { Db } from '#src/platform/db/database.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { presentSettings } from './presenter.ts';
import { DEFAULT_DOMAIN, type SettingsService } from './service.ts';
import { EVERY_DOMAIN } from './repository.ts';

/** Values of settings, and nothing that depends on the process. */
export type SettingValues = Pick<SettingsService, 'value'>;

/** Reads settings as the site does, in every language and currency. Throws where a page or an answer would fail. */
export type SettingReader = (settings: SettingValues, domain: string, db: Db) => void | Promise<void>;

/** Checks an answer as the server does before sending it. @throws Error with the place of the first fault */
export function assertAnswer(schema: TSchema, answer: unknown, what: string): void {
  const validate = validatorOf(schema);
  // An answer is sent as JSON.
  if (validate(JSON.parse(JSON.stringify(answer)))) return;
  const [error] = validate.errors ?? [];
  throw new Error(`${what}${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`);
}

/** Public settings in every language and country. */
export const readPublicSettings: SettingReader = (settings, domain) => {
  for (const locale of LOCALE_CODES)
    for (const geoip_country of COUNTRY_CODES)
      assertAnswer(
        Settings,
        presentSettings(domain, (key) => settings.value(domain, key), { locale, geoip_country }, null),
        'settings',
      );
};

/**
 * Tries a change of a setting before it is written: every reader runs with it, on each domain that it changes.
 * @param value as JSON; null removes the domain's value
 * @throws Error that names what would fail, or says that the product alone writes the setting
 */
export async function trySetting(
  { settings, db }: { settings: SettingsService; db: Db },
  readers: readonly SettingReader[],
  { domain, key, value }: { domain: string; key: SettingKey; value: string | null },
): Promise<void> {
  const definition: Definition = SETTINGS[key];
  if (definition.readOnly) throw new Error(`${key} is written by the product alone`);
  const changed = settings.withValue(
    domain,
    key,
    value === null ? undefined : (JSON.parse(value) as unknown),
  );
  const others = settings.otherSites(DEFAULT_DOMAIN).map((site) => site.domain);
  const domains = domain === EVERY_DOMAIN ? [DEFAULT_DOMAIN, ...others] : [domain];
  for (const one of domains) for (const read of readers) await read(changed, one, db);
}
