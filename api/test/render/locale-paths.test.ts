import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { splitLocale } from '#src/pages/render/document.ts';

test('a whole first segment is a language, and the rest is the path', () => {
  for (const code of LOCALE_CODES) {
    assert.deepEqual(splitLocale(`/${code}`), { locale: code, pathname: '/' });
    assert.deepEqual(splitLocale(`/${code}/members`), { locale: code, pathname: '/members' });
  }
});

test('a segment that only begins like a language is a path', () => {
  for (const code of LOCALE_CODES)
    for (const path of [`/${code}x`, `/${code}-x/members`, `/x/${code}`, '/'])
      assert.deepEqual(splitLocale(path), { locale: null, pathname: path });
});
