import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { endpoint } from '@rendezvous/contract/endpoint';
import { ROOT } from '#src/lib/workspace.ts';
import { CALLS_FOLDER, callFindings } from './call-files.ts';
import { callsModule, visitorReadsModule } from './calls.ts';

const LIKE = endpoint('POST', '/api/like.php', { summary: 'Likes a member.', access: 'member' });

describe('the calls of browsers', () => {
  const copy = mkdtempSync(join(tmpdir(), 'calls-'));
  after(() => rmSync(copy, { recursive: true }));

  it('hold method and path, and the types by import alone', () => {
    assert.equal(
      callsModule('likes', { LIKE }),
      `// Written by "npm run endpoints" from endpoints/likes.ts. Do not edit.
import type { CallOf } from '../endpoint.ts';
import type * as endpoints from '../endpoints/likes.ts';

/** Likes a member. */
export const LIKE: CallOf<typeof endpoints.LIKE> = { method: 'POST', path: '/api/like.php' };
`,
    );
  });

  it('tell which readings are open to visitors', () => {
    assert.match(visitorReadsModule([LIKE]), /= \[\];/);
  });

  it('are found when they differ from the table, and so are files the table leaves out', async () => {
    for (const folder of ['calls', 'endpoints'])
      cpSync(join(ROOT, 'shared/contract/src', folder), join(copy, 'shared/contract/src', folder), {
        recursive: true,
      });
    assert.deepEqual(await callFindings(copy), []);
    writeFileSync(join(copy, CALLS_FOLDER, 'likes.ts'), 'export {};\n');
    writeFileSync(join(copy, CALLS_FOLDER, 'old.ts'), 'export {};\n');
    writeFileSync(join(copy, 'shared/contract/src/endpoints/winks.ts'), 'export {};\n');
    assert.deepEqual(await callFindings(copy), [
      `${CALLS_FOLDER}/likes.ts is not what the table says: run "npm run endpoints"`,
      `${CALLS_FOLDER}/old.ts belongs to no file of endpoints: run "npm run endpoints"`,
      'shared/contract/src/endpoints/winks.ts is missing in endpoint-table.ts',
    ]);
  });
});
