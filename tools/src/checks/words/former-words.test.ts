import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { readJson, ROOT } from '#src/lib/workspace.ts';

/** Wordings that native readers found wrong or stilted, by language. */
const FORMER = readJson<Record<string, string[]>>(join(import.meta.dirname, 'former-words.json'));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const textsOf = (locale: string): [file: string, text: string][] =>
  globSync(`{shell,mfe-*,shared/*}/lang/{,*/}${locale}.json`, { cwd: ROOT })
    .concat(globSync(`api/data/pages/*/${locale}.json`, { cwd: ROOT }))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);

for (const [locale, wordings] of Object.entries(FORMER))
  it(`no text in ${locale} has a wording again that a native reader has found wrong`, () => {
    const texts = textsOf(locale);
    assert.ok(texts.length > 10, `${texts.length} files in ${locale}`);
    const back = wordings.flatMap((wording) => {
      const word = new RegExp(`(?<![\\p{L}\\p{N}])${escape(wording)}(?![\\p{L}\\p{N}])`, 'u');
      return texts.filter(([, text]) => word.test(text)).map(([file]) => `${file}: ${wording}`);
    });
    assert.deepEqual(back, []);
  });
