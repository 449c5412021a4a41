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
  assert.deepEqual(likelyFirst({ file: 'api/src/people/likes/policy.ts', folderText: '' }, tests), [
    'api/test/rules.test.ts',
    'api/test/likes/likes.test.ts',
    'api/test/chats.test.ts',
    'api/test/other.test.ts',
  ]);
});

it('what few tests have in common with a source counts more than what many have', () => {
  const schemas = "from '@rendezvous/contract/operators/members/schemas'";
  const tests = new Map([
    ['api/test/members/search.test.ts', ''],
    ['api/test/members/visitors.test.ts', ''],
    ['api/test/operators/roles.test.ts', ''],
    ['api/test/operators/members.test.ts', `import type { OpsMember } ${schemas};`],
  ]);
  const source = {
    file: 'api/src/operations/members/service.ts',
    folderText: `import type { Row } ${schemas};`,
  };
  assert.equal(likelyFirst(source, tests)[0], 'api/test/operators/members.test.ts');
});
