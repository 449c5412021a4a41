import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countedFindings, numberNames } from './counted.ts';

const NAMES = numberNames([{ a: '{count, plural, one {# day} other {# days}}', b: '<b>{size, number}</b>' }]);

describe('numbers beside nouns', () => {
  it('knows a number by its plural or its format', () => {
    assert.deepEqual([...NAMES], ['count', 'size']);
  });

  it('a noun after a bare number is found in every language', () => {
    const texts = {
      a: 'Within {count} days',
      b: '{name} days',
      c: '{count} of {size}',
      d: 'In {count} days',
    };
    assert.deepEqual(countedFindings('en', texts, NAMES, { d: 'never one' }), [
      'en: a counts without a plural: "{count} days"',
    ]);
    assert.deepEqual(countedFindings('pl', { a: 'Masz {count}\u00a0zdjęć' }, NAMES), [
      'pl: a counts without a plural: "{count}\u00a0zdjęć"',
    ]);
  });

  it('nouns with one form for all numbers need no plural', () => {
    assert.deepEqual(countedFindings('it', { a: '{count} foto' }, NAMES), []);
    assert.deepEqual(countedFindings('nl', { a: '{count} uur' }, NAMES), []);
  });
});
