import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';

/** SHA-256 of the seven texts of each version of the consent. A changed text is a new line here and a new version. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-23': 'a71588c923140b0638d8b6ba77b939dd36ca425da6529f863d26878b2cc958a3',
  '2026-11-24': '5f0c879342db1e6bc1821a8a749f6326d51ab1ddd86e15319b2107ea5059f55d',
  '2026-11-27': '05e6f7825d28a8101dc875e304030fddcfb80370c12544e3ceff498552b0e1e3',
};

test('the text of the consent is the one of its version, in every language', () => {
  const texts = LOCALE_CODES.map((locale) => {
    const file = path.join(__dirname, `../../../../shared/i18n/lang/several/${locale}.json`);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return [locale, catalogue['consent.label'], catalogue['consent.note']];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(digest).toBe(DIGESTS[PROFILE_CONSENT]);
});
