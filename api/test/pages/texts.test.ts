import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_FACTS, PageText, type Block } from '@rendezvous/contract/pages';
import { matchRoute } from '@rendezvous/contract/routes';
import { validatorOf } from '#src/lib/validation.ts';
import { anchorsOf, factsIn, linksIn, plain, textsOf, wordsOf } from '#src/modules/pages/shape.ts';
import { builtInPages, builtInText } from '#src/modules/pages/texts.ts';

const validate = validatorOf(PageText);
const sorted = (list: string[]) => [...list].sort();

/** What must be the same in all languages of a block: its kind, its parts, where it links to and what it names. */
function frameOf(block: Block): unknown {
  const { type, when } = block;
  const words = wordsOf(block);
  const parts = block.type === 'table' ? block.rows.map((row) => row.length) : words.length;
  const known = 'id' in block ? block.id : null;
  const lines = block.type === 'form' ? block.lines.map(({ text }) => text !== undefined) : null;
  const answer = block.type === 'question' ? block.answer.map((part) => [part.type, part.when]) : null;
  return {
    type, when, parts, known, lines, answer,
    level: block.type === 'heading' ? block.level : null,
    ordered: block.type === 'list' ? block.ordered : null,
    links: sorted(words.flatMap(linksIn)),
    facts: sorted(words.map(plain).flatMap(factsIn)),
  };
}

for (const { slug, locales } of builtInPages()) {
  const english = builtInText(slug, 'en')!;
  for (const locale of locales) {
    const text = builtInText(slug, locale)!;
    test(`${slug} in ${locale} is well-formed, names known facts and links to places that exist`, () => {
      assert.ok(validate(text), JSON.stringify(validate.errors?.slice(0, 3)));
      const unknown = textsOf(text).flatMap(factsIn).filter((fact) => !(PAGE_FACTS as readonly string[]).includes(fact));
      assert.deepEqual(unknown, []);
      assert.deepEqual(textsOf(text).filter((words) => words.replace(/\{[^{}]*\}/g, '').match(/[{}]/)), [], 'a brace that closes nothing');
      const anchors = anchorsOf(text);
      assert.equal(new Set(anchors).size, anchors.length, 'two places have the same anchor');
      for (const link of text.body.flatMap(wordsOf).flatMap(linksIn)) {
        const [path = '', anchor] = link.split('#');
        if (/^(mailto|tel):/.test(link)) continue;
        if (path) assert.ok(matchRoute(path), `${link} leads nowhere`);
        const target = /^\/pages\/([a-z0-9-]+)$/.exec(path)?.[1] ?? (path ? null : slug);
        if (target && anchor) assert.ok(anchorsOf(builtInText(target, 'en')!).includes(anchor), `${link} leads to no place on that page`);
      }
    });
    if (locale === 'en') continue;
    test(`${slug} in ${locale} says the same as the English, block by block`, () => {
      assert.equal(text.updated_at, english.updated_at);
      assert.equal(text.numbered, english.numbered);
    assert.deepEqual(text.body.map((block) => block.type), english.body.map((block) => block.type));
      text.body.forEach((block, index) => assert.deepEqual(frameOf(block), frameOf(english.body[index]!), `block ${index + 1}: ${plain(wordsOf(block)[0]!).slice(0, 60)}`));
      const same = textsOf(text).filter((words) => words.split(' ').length > 3 && textsOf(english).includes(words) && words.replace(/\{[^{}]*\}/g, '').match(/\p{L}{3}/u));
      assert.deepEqual(same, [], 'still English');
    });
  }
}
