import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CAPABILITIES,
  WORKING_CAPABILITIES,
  type Capability,
} from '@rendezvous/contract/kernel/capabilities';
import { offers } from '@rendezvous/rules/capability-words';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pageConditions } from '#src/pages/content/facts.ts';
import { fillPage } from '#src/pages/content/fill.ts';
import { textsOf } from '#src/pages/content/shape.ts';
import { builtInPages, builtInText } from '#src/pages/content/texts.ts';
import { pageWords } from '#src/pages/content/words.ts';
import { untouched } from './support.ts';

/** Texts of a page as a reader sees them while these capabilities work. */
function readable(slug: string, locale: Locale, working: readonly Capability[]): string[] {
  const context = untouched(locale);
  return textsOf(fillPage(builtInText(slug, locale)!, pageWords(context), pageConditions(context, working)));
}

const PAGES = builtInPages().flatMap(({ slug, locales }) => locales.map((locale) => [slug, locale] as const));

test('no page offers in any language what the product cannot do yet', () => {
  const unbuilt = CAPABILITIES.filter((capability) => !WORKING_CAPABILITIES.includes(capability));
  const found = PAGES.flatMap(([slug, locale]) =>
    readable(slug, locale, WORKING_CAPABILITIES).flatMap((text) =>
      unbuilt
        .filter((capability) => offers(capability, locale, text))
        .map((capability) => `${slug} ${locale} offers ${capability}: ${text}`),
    ),
  );
  assert.deepEqual(found, []);
});

test('each capability that a page names is offered there in its own words, in every language', () => {
  const named = new Map<Capability, Set<string>>();
  for (const [slug, locale] of PAGES) {
    const before = new Set(readable(slug, locale, []));
    const source = JSON.stringify(builtInText(slug, locale));
    for (const capability of CAPABILITIES.filter((name) => source.includes(`"when":"${name}"`))) {
      const added = readable(slug, locale, [capability]).filter((text) => !before.has(text));
      const languages = named.get(capability) ?? new Set();
      named.set(capability, languages);
      if (added.some((text) => offers(capability, locale, text))) languages.add(locale);
    }
  }
  const silent = [...named].flatMap(([capability, languages]) =>
    ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']
      .filter((locale) => !languages.has(locale))
      .map((locale) => `${capability} ${locale}`),
  );
  assert.deepEqual(silent, [], 'words that match nothing would let an offer pass');
});
