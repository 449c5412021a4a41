import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Catalogues } from './catalogue.ts';
import { twinFindings } from './twins.ts';

const said = (texts: Record<string, string>): Catalogues => new Map([['en', texts]]);
const PACKAGES = new Map([
  ['mfe-a', said({ 'a.cancel': 'Cancel', 'a.back': 'Back', 'a.no': 'Cancel' })],
  ['mfe-b', said({ 'b.cancel': 'Cancel', 'b.back': 'Back', 'b.own': 'Own' })],
]);

test('a text that two packages say under different ids is found', () => {
  assert.deepEqual(twinFindings(PACKAGES, { Back: 'a direction, and a place in a list' }), [
    '"Cancel" is mfe-a a.cancel and mfe-a a.no and mfe-b b.cancel',
  ]);
});

test('a homonym that two packages no longer say is found', () => {
  const homonyms = { Back: 'two things', Cancel: 'two things', Own: 'one thing' };
  assert.deepEqual(twinFindings(PACKAGES, homonyms), ['homonyms.json: no two packages say "Own"']);
});
