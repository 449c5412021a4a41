import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WrittenBlock } from '@rendezvous/contract/resources/pages/schemas';
import { pageFindings } from '#src/pages/content/check.ts';
import { factsIn, linksIn, plain, textsOf, whensIn, wordsOf } from '#src/pages/content/shape.ts';
import { builtInPages, builtInText } from '#src/pages/content/texts.ts';

const sorted = (list: string[]) => [...list].sort();

/** What must be the same in all languages of a block: its kind, its parts, where it links to and what it names. */
function frameOf(block: WrittenBlock): unknown {
  const { type, when } = block;
  const words = wordsOf(block);
  const parts = block.type === 'table' ? block.rows.map((row) => row.length) : words.length;
  const known = 'id' in block ? block.id : null;
  const lines = block.type === 'form' ? block.lines.map(({ text }) => text !== undefined) : null;
  const answer = block.type === 'question' ? block.answer.map((part) => [part.type, part.when]) : null;
  return {
    type,
    when,
    parts,
    known,
    lines,
    answer,
    level: block.type === 'heading' ? block.level : null,
    ordered: block.type === 'list' ? block.ordered : null,
    links: sorted(words.flatMap(linksIn)),
    facts: sorted(words.map(plain).flatMap(factsIn)),
    whens: words.map((each) => sorted(whensIn(each))),
  };
}

for (const { slug, locales } of builtInPages()) {
  const english = builtInText(slug, 'en')!;
  for (const locale of locales) {
    const text = builtInText(slug, locale)!;
    test(`${slug} in ${locale} is well-formed, names known facts and links to places that exist`, () => {
      assert.deepEqual(pageFindings(slug, text), []);
    });
    if (locale === 'en') continue;
    test(`${slug} in ${locale} says the same as the English, block by block`, () => {
      assert.equal(text.updated_at, english.updated_at);
      assert.equal(text.numbered, english.numbered);
      assert.deepEqual(
        text.body.map((block) => block.type),
        english.body.map((block) => block.type),
      );
      text.body.forEach((block, index) =>
        assert.deepEqual(
          frameOf(block),
          frameOf(english.body[index]!),
          `block ${index + 1}: ${plain(wordsOf(block)[0]!).slice(0, 60)}`,
        ),
      );
      const same = textsOf(text).filter(
        (words) =>
          words.split(' ').length > 3 &&
          textsOf(english).includes(words) &&
          words.replace(/\{[^{}]*\}/g, '').match(/\p{L}{3}/u),
      );
      assert.deepEqual(same, [], 'still English');
    });
  }
}
