import type { CompanyInfo } from '@rendezvous/contract/settings/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { writeDomain, writeSetting } from '#src/platform/settings/repository.ts';
import { DEFAULT_DOMAIN, checkSetting } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';

/** Author of these settings in the settings table. */
const AUTHOR = 'demonstration';
export const SECOND_DOMAIN = 'zweihaelften.example';

const company = (
  given: Pick<
    CompanyInfo,
    'name' | 'address' | 'city' | 'country' | 'kvk' | 'tradenames' | 'vat_numbers' | 'support_phone'
  > &
    Partial<CompanyInfo>,
): CompanyInfo => ({
  ...given,
  delete_discount: 0,
  added: '2023-12-01T12:00:00.000Z',
});

const TITLES: Record<Locale, string> = {
  en: 'Zwei Hälften: adults in your area',
  nl: 'Zwei Hälften: volwassenen bij jou in de buurt',
  de: 'Zwei Hälften: Erwachsene in deiner Nähe',
  it: 'Zwei Hälften: adulti vicino a te',
  fr: 'Zwei Hälften : des adultes près de chez toi',
  es: 'Zwei Hälften: adultos cerca de ti',
  pl: 'Zwei Hälften: dorośli w twojej okolicy',
};

/** Settings of both domains; the company data is invented. */
const SETTINGS: readonly (readonly [domain: string, key: string, value: unknown])[] = [
  ['*', 'statement_text', 'VD SERVICES NL'],
  ['*', 'premium_claim', { percent: 46, measured_at: '2026-09-30', source: 'demo' }],
  [
    DEFAULT_DOMAIN,
    'company',
    company({
      name: 'Voorbeeld Dating B.V. (demo)',
      address: 'Voorbeeldstraat 1',
      city: '1000 AA Nergenshuizen',
      country: 'NL',
      kvk: '00000000',
      tradenames: ['Rendezvous'],
      vat_numbers: ['NL000000000B00'],
      support_phone: '+31 00 000 0000',
    }),
  ],
  [SECOND_DOMAIN, 'name', 'Zwei Hälften'],
  [SECOND_DOMAIN, 'index_title', TITLES],
  [SECOND_DOMAIN, 'domain_language', 'de'],
  [SECOND_DOMAIN, 'domain_country', 'DE'],
  [SECOND_DOMAIN, 'unanswered_credit_hours', 72],
  [
    SECOND_DOMAIN,
    'company',
    company({
      name: 'Muster Dating GmbH (demo)',
      address: 'Musterstraße 2',
      city: '00000 Nirgendwo',
      country: 'DE',
      kvk: 'HRB 00000',
      tradenames: ['Zwei Hälften'],
      vat_numbers: ['DE000000000'],
      support_phone: '+49 00 0000000',
      represented_by: 'Erika Mustermann (demo)',
    }),
  ],
];

const HOSTS: readonly (readonly [host: string, domain: string])[] = [
  ['localhost', DEFAULT_DOMAIN],
  ['127.0.0.1', DEFAULT_DOMAIN],
  [DEFAULT_DOMAIN, DEFAULT_DOMAIN],
  ['zweihaelften.localhost', SECOND_DOMAIN],
  [SECOND_DOMAIN, SECOND_DOMAIN],
];

/** Two domains with language, company and hosts of their own (spec §2 Forced domain, §3 Settings). */
export async function storeDomains({ db, clock, settings }: Services): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [host, domain] of HOSTS) await writeDomain(tx, host, domain);
    for (const [domain, key, value] of SETTINGS) {
      checkSetting(key, value);
      await writeSetting(tx, { domain, key, value, at: clock.now(), by: AUTHOR });
    }
  });
  await settings.reload();
}

/** Marks the site as a demonstration, which the frame shows. */
export async function markDemonstration({ db, clock, settings }: Services): Promise<void> {
  await writeSetting(db, { domain: '*', key: 'demonstration', value: true, at: clock.now(), by: AUTHOR });
  await settings.reload();
}
