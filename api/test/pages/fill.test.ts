import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Capability } from '@rendezvous/contract/kernel/capabilities';
import type { WrittenBlock } from '@rendezvous/contract/resources/pages/schemas';
import { pageFindings } from '#src/pages/content/check.ts';
import { pageConditions } from '#src/pages/content/facts.ts';
import { fillPage } from '#src/pages/content/fill.ts';
import { untouched } from './support.ts';

const pageOf = (...body: WrittenBlock[]) => ({
  title: 'Example',
  description: 'A page that names capabilities.',
  updated_at: '2026-11-22T12:00:00.000Z',
  numbered: false,
  body,
});

/** Blocks of a page as they are read while these capabilities work. */
function read(body: WrittenBlock[], ...working: Capability[]) {
  const page = { locale: 'en', words: { gift_credits: '2' }, numbers: { gift_credits: 2 } } as const;
  return fillPage(pageOf(...body), page, pageConditions(untouched('en'), working)).body;
}

test('a stretch shows only where its capability works, and another may be there otherwise', () => {
  const body: WrittenBlock[] = [
    {
      type: 'paragraph',
      text: [
        'Messages',
        { when: 'gifts', text: ' and gifts ({gift_credits})', otherwise: ' only' },
        '. ',
        { when: 'withdrawal', text: ['See ', { link: 'transactions', to: '/transactions' }, '.'] },
      ],
    },
  ];
  assert.deepEqual(read(body), [{ type: 'paragraph', text: 'Messages only. ' }]);
  assert.deepEqual(read(body, 'gifts', 'withdrawal'), [
    {
      type: 'paragraph',
      text: ['Messages and gifts (2). See ', { link: 'transactions', to: '/transactions' }, '.'],
    },
  ]);
});

test('an entry of a list, a row of a table and an answer go with their capability', () => {
  const body: WrittenBlock[] = [
    { type: 'list', ordered: false, items: ['one', [{ when: 'gifts', text: 'two' }]] },
    {
      type: 'table',
      caption: 'Prices',
      head: ['Act', 'Credits'],
      rows: [
        ['Message', '1'],
        [[{ when: 'gifts', text: 'Gift' }], '2'],
      ],
    },
    {
      type: 'question',
      id: 'gifts',
      question: 'Gifts?',
      answer: [{ type: 'paragraph', text: 'Yes.', when: 'gifts' }],
    },
  ];
  const [list, table, ...rest] = read(body);
  assert.deepEqual(list, { type: 'list', ordered: false, items: ['one'] });
  assert.deepEqual(table?.type === 'table' && table.rows, [['Message', '1']]);
  assert.deepEqual(rest, []);
  const working = read(body, 'gifts');
  assert.deepEqual(
    working.map(({ type }) => type),
    ['list', 'table', 'question'],
  );
  assert.ok(!JSON.stringify(working).includes('when'), 'conditions stay on the server');
});

test('a definition without a text goes, and so do lists, tables and definitions that nothing is left of', () => {
  const gone = [{ when: 'gifts', text: 'Gift' } as const];
  const definitions = (...items: { term: string; text: string | typeof gone }[]): WrittenBlock => ({
    type: 'definitions',
    items,
  });
  const body: WrittenBlock[] = [
    definitions({ term: 'Message', text: '1' }, { term: 'Gift', text: gone }),
    definitions({ term: 'Gift', text: gone }),
    { type: 'list', ordered: false, items: [gone] },
    { type: 'table', caption: 'Prices', head: ['Act', 'Credits'], rows: [[gone, '2']] },
  ];
  assert.deepEqual(read(body), [{ type: 'definitions', items: [{ term: 'Message', text: '1' }] }]);
  assert.equal(read(body, 'gifts').length, body.length);
});

test('a heading without blocks is removed, and so is an outer one without headings', () => {
  const heading = (id: string, level: 2 | 3): WrittenBlock => ({ type: 'heading', id, level, text: id });
  const body: WrittenBlock[] = [
    heading('first', 2),
    { type: 'paragraph', text: 'kept' },
    heading('second', 2),
    heading('inner', 3),
    { type: 'paragraph', text: 'gone', when: 'direct_debit' },
    heading('third', 2),
    { type: 'paragraph', text: 'kept' },
    heading('last', 2),
    { type: 'note', text: [{ when: 'reports', text: 'gone' }] },
  ];
  const ids = (...working: Capability[]) =>
    read(body, ...working).flatMap((block) => (block.type === 'heading' ? [block.id] : []));
  assert.deepEqual(ids(), ['first', 'third']);
  assert.deepEqual(ids('direct_debit', 'reports'), ['first', 'second', 'inner', 'third', 'last']);
});

test('a page that names an unknown capability is refused, on a block and within a sentence', () => {
  const block = pageOf({ type: 'paragraph', text: 'x' });
  const onBlock = { ...block, body: [{ type: 'paragraph', text: 'x', when: 'teleport' }] };
  const within = {
    ...block,
    body: [{ type: 'paragraph', text: ['x', { when: 'teleport', text: 'y' }] }],
  };
  assert.deepEqual(pageFindings('faq', block), []);
  assert.ok(pageFindings('faq', onBlock).length > 0);
  assert.ok(pageFindings('faq', within).length > 0);
});
