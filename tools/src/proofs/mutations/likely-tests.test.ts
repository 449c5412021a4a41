import assert from 'node:assert/strict';
import { it } from 'node:test';
import { likelyFirst } from './likely-tests.ts';

it('tests that import a source come first, then those with its words in their path, then those that mention them', () => {
  const tests = new Map([
    ['api/test/other.test.ts', ''],
    ['api/test/chats.test.ts', 'one like'],
    ['api/test/likes/likes.test.ts', 'like'],
    ['api/test/rules.test.ts', "import { mayLike } from '#src/people/likes/policy.ts';"],
  ]);
  assert.deepEqual(likelyFirst('api/src/people/likes/policy.ts', tests), [
    'api/test/rules.test.ts',
    'api/test/likes/likes.test.ts',
    'api/test/chats.test.ts',
    'api/test/other.test.ts',
  ]);
});
