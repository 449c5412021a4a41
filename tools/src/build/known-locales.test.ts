import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { knownLocales } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

const published = (name: string): string =>
  readFileSync(path.join(ROOT, 'node_modules', name, 'index.js'), 'utf8');

/** Questions about supported locales on the way to a text; no part asks for a formatter's own locale. */
const questions = (source: string): number =>
  source.replaceAll(/resolvedOptions = .*/g, '').split('supportedLocalesOf').length - 1;

it('formatjs asks for supported locales before a text; the product’s build does not', () => {
  const asked = ['@formatjs/intl', 'intl-messageformat'].map((name) => [
    questions(published(name)),
    questions(knownLocales(published(name))),
  ]);
  assert.deepEqual(asked, [
    [2, 0],
    [1, 0],
  ]);
});

it('leaves formatjs as it is otherwise', () => {
  for (const name of ['@formatjs/intl', 'intl-messageformat']) {
    const lines = new Set(published(name).split('\n'));
    assert.deepEqual(
      knownLocales(published(name))
        .split('\n')
        .filter((line) => line.trim() !== '' && !lines.has(line)),
      [],
    );
  }
});

it('every language of the product has its data', () => {
  for (const { iso } of LOCALES) {
    assert.deepEqual(Intl.NumberFormat.supportedLocalesOf(iso), [iso]);
    assert.deepEqual(Intl.DateTimeFormat.supportedLocalesOf(iso), [iso]);
  }
});
