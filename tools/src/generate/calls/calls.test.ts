import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { endpoint } from '@rendezvous/contract/kernel/endpoint';
import { ROOT } from '#src/lib/workspace.ts';
import { CONTRACT, callFindings } from './call-files.ts';
import { callsModule, foldersModule, visitorReadsModule } from './calls.ts';

const LIKE = endpoint('POST', '/api/like.php', { summary: 'Likes a member.', access: 'member' });

const WINKS = `import { endpoint } from '#src/kernel/endpoint.ts';
import { NoQuery } from '#src/kernel/no-body.ts';

export const READ_WINKS = endpoint('GET', '/api/winks.php', {
  summary: 'Counts winks.',
  access: 'public',
  query: NoQuery,
  response: NoQuery,
});
`;

describe('the calls of browsers', () => {
  const copy = mkdtempSync(join(tmpdir(), 'calls-'));
  after(() => rmSync(copy, { recursive: true }));

  it('contain method and path, and the types by import alone', () => {
    assert.equal(
      callsModule('resources/likes', { LIKE }),
      `// Written by "npm run write calls" from resources/likes/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Likes a member. */
export const LIKE: CallOf<typeof endpoints.LIKE> = { method: 'POST', path: '/api/like.php' };
`,
    );
  });

  it('name the readings that are open to visitors', () => {
    assert.match(visitorReadsModule([LIKE]), /= \[\];/);
  });

  it('are found when they differ from the endpoints, and so is a table without a new folder', async () => {
    cpSync(join(ROOT, 'shared/contract'), join(copy, 'shared/contract'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    assert.deepEqual(await callFindings(copy), []);
    const plant = (path: string, text = 'export {};\n'): void => {
      mkdirSync(join(copy, CONTRACT, dirname(path)), { recursive: true });
      writeFileSync(join(copy, CONTRACT, path), text);
    };
    plant('resources/likes/calls.ts');
    plant('resources/old/calls.ts');
    plant('resources/winks/endpoints.ts', WINKS);
    const stale = 'is not what the endpoints say: run "npm run write calls"';
    assert.deepEqual(await callFindings(copy), [
      `${CONTRACT}/composition/endpoint-folders.ts ${stale}`,
      `${CONTRACT}/composition/visitor-reads.ts ${stale}`,
      `${CONTRACT}/resources/likes/calls.ts ${stale}`,
      `${CONTRACT}/resources/winks/calls.ts ${stale}`,
      `${CONTRACT}/resources/old/calls.ts is in a folder without endpoints: run "npm run write calls"`,
    ]);
  });

  it('come with a table of all folders', () => {
    assert.equal(
      foldersModule(['operators/members', 'resources/chat-photos']),
      `// Written by "npm run write calls" from the folders with endpoints. Do not edit.
import * as operatorsMembers from '#src/operators/members/endpoints.ts';
import * as chatPhotos from '#src/resources/chat-photos/endpoints.ts';

/** The endpoints of each folder. */
export const FOLDERS = {
  'operators/members': operatorsMembers,
  'resources/chat-photos': chatPhotos,
} as const;
`,
    );
  });
});
