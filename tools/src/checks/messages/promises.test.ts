import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askingFindings, promiseFindings } from './promises.ts';

const none = { offered: {}, harmless: {} };
const catalogues = (texts: Record<string, Record<string, string>>) => new Map(Object.entries(texts));

test('a text with a word of an unbuilt capability is found in its language, names of arguments aside', () => {
  const found = promiseFindings(
    catalogues({
      en: { 'a.offer': 'Pay {name} by direct debit' },
      es: {
        'a.offer': 'Paga a {name} con domiciliación',
        'a.value': '{domiciliacion, plural, one {# crédito} other {# créditos}}',
      },
      pl: { 'a.other': 'To polecenie nie jest zapłatą' },
    }),
    none,
  );
  assert.deepEqual(
    found.map((line) => line.split(',')[0]),
    ['en: a.offer offers direct_debit', 'es: a.offer offers direct_debit'],
  );
});

test('a text is permitted by its capability or its reason, not by another capability', () => {
  const texts = catalogues({ en: { 'a.offer': 'By direct debit' } });
  assert.deepEqual(promiseFindings(texts, { ...none, harmless: { 'a.offer': 'answers' } }), []);
  assert.deepEqual(
    promiseFindings(texts, { ...none, offered: { direct_debit: { 'a.offer': 'a.tsx' } } }),
    [],
  );
  assert.equal(promiseFindings(texts, { ...none, offered: { reports: { 'a.offer': 'a.tsx' } } }).length, 1);
});

test('a source asks for the capability of each text it shows, and each entry is a text', () => {
  const sources: Record<string, string> = {
    'asks.tsx': "const way = wayTo('profile', capabilities);",
    'silent.tsx': "useCapability('gifts')",
  };
  const find = (file: string, id = 'a.offer') =>
    askingFindings(
      { offered: { profile_editing: { [id]: file } }, harmless: {} },
      { 'a.offer': '' },
      (path) => sources[path] ?? null,
    );
  assert.deepEqual(find('asks.tsx'), []);
  assert.deepEqual(find('silent.tsx'), ['silent.tsx shows a.offer without asking for profile_editing']);
  assert.deepEqual(find('gone.tsx'), ['gone.tsx shows a.offer without asking for profile_editing']);
  assert.deepEqual(find('asks.tsx', 'a.gone'), ['promises.json: a.gone is no text']);
});
