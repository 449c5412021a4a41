import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { storedKeys, unnamedKeys } from './stored-keys.ts';

const page = {
  body: [
    { type: 'paragraph' },
    {
      type: 'table',
      rows: [
        ['auth.session', 'log-in'],
        ['rv.device…', 'notes'],
      ],
    },
  ],
};

describe('keys stored in a browser', () => {
  it('names are found as constants, beginnings and strings', () => {
    assert.deepEqual(storedKeys("export const SESSION_COOKIE = 'auth.session';"), ['auth.session']);
    assert.deepEqual(storedKeys("const DRAFT = 'draft';\nwindow.localStorage.setItem(DRAFT, text);"), [
      'draft',
    ]);
    assert.deepEqual(
      storedKeys('const keyOf = (id) => `seen.${id}`;\nsessionStorage.setItem(keyOf(id), "1");'),
      ['seen.'],
    );
    assert.deepEqual(
      storedKeys(
        "reply.setCookie('ab', value); document.cookie = `cd=${value}`; storage.setItem('ef', value);",
      ),
      ['ab', 'cd', 'ef'],
    );
    assert.deepEqual(storedKeys("const TITLE = 'title';"), []);
  });

  it('a name that the page leaves out is found', () => {
    assert.deepEqual(unnamedKeys('fr', page, ['auth.session', 'rv.device.visits', 'ops.session']), []);
    assert.deepEqual(unnamedKeys('fr', page, ['auth.other', 'rv.push']), [
      'fr: the cookies page does not name auth.other',
      'fr: the cookies page does not name rv.push',
    ]);
  });
});
