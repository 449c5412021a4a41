import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import { OPS_SET_SETTING } from '@rendezvous/contract/operators/settings/endpoints';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/endpoints';
import { READ_PACKAGES, READ_TIME_BONUS } from '@rendezvous/contract/resources/payments/endpoints';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { SETTINGS, type SettingKey } from '@rendezvous/contract/settings/table';
import { createTestApp } from '../harness.ts';
import { SHARE } from './attack.ts';

/** Every setting with hostile values: a value is refused, or the site works with it in each language and currency. */
const t = await createTestApp();
after(() => t.close());
const { client: operator } = await t.operator('admin');
const { client: member } = await t.member({ paid: true });
const visitor = t.asVisitor();

const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  'a\r\nBcc: x@y.example',
  '{count, plural, one {#',
  '"><script>alert(1)</script>',
  "javascript:alert('x')",
  'x'.repeat(20_000),
  '\u0000\u202e',
  -1,
  2 ** 31 - 1,
  0.5,
  {},
  [],
  [{}, null, 'NL'],
];

/** Answers that settings reach, as statuses by name. */
async function serverErrors(): Promise<string[]> {
  const asked = [
    ...LOCALE_CODES.flatMap((language) =>
      PAGE_SLUGS.map(
        (slug) => [`page ${slug} in ${language}`, () => visitor.call(READ_PAGE, { slug, language })] as const,
      ),
    ),
    ...COUNTRY_CODES.map(
      (country) => [`packages in ${country}`, () => member.call(READ_PACKAGES, { country })] as const,
    ),
    ['settings', () => visitor.call(READ_SETTINGS)] as const,
    ['time bonus', () => member.call(READ_TIME_BONUS)] as const,
  ];
  const failed: string[] = [];
  for (const [what, ask] of asked) {
    const { status, text } = await ask();
    if (status >= 500) failed.push(`${what}: ${status} ${text.slice(0, 80)}`);
  }
  return failed;
}

for (const [place, key] of (Object.keys(SETTINGS) as SettingKey[]).entries())
  test(`the setting ${key} breaks no page, price or answer`, async () => {
    const accepted: string[] = [];
    for (const [index, value] of HOSTILE.entries()) {
      if ((place + index) % SHARE !== 0) continue;
      const { status, text } = await operator.call(OPS_SET_SETTING, {
        key,
        domain: '*',
        value: JSON.stringify(value),
      });
      assert.ok([200, 422].includes(status), `${key}: ${status} ${text}`);
      if (status !== 200) continue;
      accepted.push(JSON.stringify(value).slice(0, 40));
      assert.deepEqual(await serverErrors(), [], `${key} with ${accepted.at(-1)}`);
    }
    await operator.call(OPS_SET_SETTING, { key, domain: '*', value: null });
  });

test('prices are complete, and an order of any size fits the books', async () => {
  const refused = async (key: SettingKey, value: unknown) => {
    const reply = await operator.call(OPS_SET_SETTING, { key, domain: '*', value: JSON.stringify(value) });
    assert.equal(reply.status, 422, `${key}: ${reply.text}`);
  };
  await refused('base_prices', {});
  await refused('base_prices', { ...SETTINGS.base_prices.initial, EUR: 2 ** 30 });
  await refused('own_amount_min', 5_000);
  await refused('packages', [...SETTINGS.packages.initial, SETTINGS.packages.initial[0]]);
  await refused('support_email', 'help@rendezvous.example\r\nBcc: x@y.example');
});

test('what the product writes, operators cannot', async () => {
  for (const value of ['true', null]) {
    const { status } = await operator.call(OPS_SET_SETTING, { key: 'demonstration', domain: '*', value });
    assert.equal(status, 422);
  }
});
