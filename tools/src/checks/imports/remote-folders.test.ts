import assert from 'node:assert/strict';
import { it } from 'node:test';
import { remoteFindings, serverBuildFindings } from './remote-folders.ts';

it('a remote with a folder, a route and a reference is whole', () => {
  assert.deepEqual(remoteFindings(['mfe-chat'], ['mfe-chat'], ['chat']), []);
});

it('a misspelt owner, a folder without a route and a folder outside the type check are refused', () => {
  assert.deepEqual(remoteFindings(['mfe-chat', 'mfe-games'], ['mfe-chat'], ['chat', 'chatt']), [
    'routes belong to chatt, and there is no package mfe-chatt',
    'mfe-games owns no route: give it one in shared/contract/src/kernel/route-table.ts',
    'mfe-games is not type-checked: add it to the references of tsconfig.json',
  ]);
});

it('a remote with server-rendered routes has a server build, and one without them has none', () => {
  assert.deepEqual(
    serverBuildFindings(
      ['mfe-members', 'mfe-chat'],
      ['mfe-members/src/server.tsx', 'mfe-chat/src/server.tsx'],
    ),
    [
      'mfe-chat/src/server.tsx renders no route: mark one `serverRendered` in the route table, or remove the file',
    ],
  );
  assert.deepEqual(serverBuildFindings(['mfe-members'], []), [
    'mfe-members has server-rendered routes and no src/server.tsx',
  ]);
});
