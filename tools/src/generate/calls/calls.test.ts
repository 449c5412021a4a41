import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { endpoint } from '@rendezvous/contract/kernel/endpoint';
import { ROOT } from '#src/lib/workspace.ts';
import { CONTRACT, callFindings } from './call-files.ts';
import { callsModule, visitorReadsModule } from './calls.ts';

const LIKE = endpoint('POST', '/api/like.php', { summary: 'Likes a member.', access: 'member' });

describe('the calls of browsers', () => {
  const copy = mkdtempSync(join(tmpdir(), 'calls-'));
  after(() => rmSync(copy, { recursive: true }));

  it('hold method and path, and the types by import alone', () => {
    assert.equal(
      callsModule('resources/likes', { LIKE }),
      `// Written by "npm run endpoints" from resources/likes/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Likes a member. */
export const LIKE: CallOf<typeof endpoints.LIKE> = { method: 'POST', path: '/api/like.php' };
`,
    );
  });

  it('tell which readings are open to visitors', () => {
    assert.match(visitorReadsModule([LIKE]), /= \[\];/);
  });

  it('are found when they differ from the table, and so are files the table leaves out', async () => {
    cpSync(join(ROOT, CONTRACT), join(copy, CONTRACT), { recursive: true });
    const write = (path: string): void => {
      mkdirSync(join(copy, CONTRACT, dirname(path)), { recursive: true });
      writeFileSync(join(copy, CONTRACT, path), 'export {};\n');
    };
    assert.deepEqual(await callFindings(copy), []);
    for (const path of ['resources/likes/calls.ts', 'resources/old/calls.ts', 'resources/winks/endpoints.ts'])
      write(path);
    assert.deepEqual(await callFindings(copy), [
      `${CONTRACT}/resources/likes/calls.ts is not what the table says: run "npm run endpoints"`,
      `${CONTRACT}/resources/old/calls.ts is in a folder without endpoints: delete it`,
      `${CONTRACT}/resources/winks/endpoints.ts is missing in endpoint-table.ts`,
    ]);
  });
});
