import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareSets, navigationNames, specifiedPaths } from './specification.ts';

const TEXT = `## 2. Screens
**Account:** / (home); /login; /things/{id}/{slug?}
**Pages:** /pages/faq, {token}
**Landers:** /landers/one, and /landers/{two|three}/{slug?}

Route names used in navigation: index, things-id. More words.

## 3. Other
**Account:** /not-this`;

describe('reading the specification', () => {
  it('paths are read with their alternatives and optional parts', () => {
    assert.deepEqual(specifiedPaths(TEXT), [
      '/',
      '/login',
      '/things/:id/:slug?',
      '/pages/faq',
      '/pages/:token',
      '/landers/one',
      '/landers/two/:slug?',
      '/landers/three/:slug?',
    ]);
  });

  it('route names are read', () => {
    assert.deepEqual(navigationNames(TEXT), ['index', 'things-id']);
  });

  it('both directions of a difference are reported, and an unreadable text is one', () => {
    assert.deepEqual(compareSets(['/a', '/b'], ['/b', '/c']), ['missing: /a', 'not specified: /c']);
    assert.deepEqual(compareSets([], ['/c']), ['the specification could not be read']);
  });
});
