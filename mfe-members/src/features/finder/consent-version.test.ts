import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { TRAITS_CONSENT } from '@rendezvous/contract/resources/match-finder/values';

/** SHA-256 of the seven texts of each version of the consent. A changed text is a new line here and a new version. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-24': 'e064e7b752485d8c438e5bf5f7822783c6548906d22ff5cb8dd3b9e9e76211a4',
  '2026-11-27': 'a47ee8d32e23d3f33000607cb8d79f4ed9e7ac4cc73eeaf876183394d6cd2112',
};

test('the text of the consent to traits is the one of its version, in every language', () => {
  const texts = LOCALE_CODES.map((locale) => {
    const file = path.join(__dirname, `../../../lang/${locale}.json`);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return [locale, catalogue['finder.consent.label'], catalogue['finder.consent.note']];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(digest).toBe(DIGESTS[TRAITS_CONSENT]);
});
