import assert from 'node:assert/strict';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ContentPage } from '@rendezvous/contract/resources/pages/schemas';
import { SETTINGS, type SettingValue } from '@rendezvous/contract/settings/table';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/endpoints';
import type { PageContext } from '#src/pages/content/facts.ts';
import { textsOf } from '#src/pages/content/shape.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { TestApp } from '../harness.ts';

/** What pages are filled from where no setting was changed. */
export const untouched = (locale: Locale): PageContext => ({
  domain: DEFAULT_DOMAIN,
  locale,
  read: (key) => SETTINGS[key].initial as SettingValue<typeof key>,
});

/** Reads pages as a visitor: `page` whole, in a language where one is given, and `words` as one text. */
export function readPages(t: TestApp) {
  async function page(slug: string, language?: Locale): Promise<ContentPage> {
    const { status, body } = await t.asVisitor().call(READ_PAGE, { slug, language });
    assert.equal(status, 200, slug);
    return body;
  }
  return { page, words: async (slug: string) => textsOf(await page(slug)).join('\n') };
}
