import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';

/** SHA-256 of the seven texts of each version of the words beside the pay button. A changed text is a new line here and a new version. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-23': '537599077a0d320a51df12b815dd63714a653785cfec087dc0cc9d7575dd096e',
};

test('the words beside the pay button are those of their version, in every language', () => {
  const texts = LOCALE_CODES.map((locale) => {
    const file = path.join(__dirname, `../../../lang/${locale}.json`);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return [locale, catalogue['order.request'], catalogue['order.notice']];
  });
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(digest).toBe(DIGESTS[WITHDRAWAL_NOTICE]);
});
