import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** Files of one batch, each with a server of its own. */
const FILES = [
  'likes/likes',
  'blocks/blocks',
  'http/endpoints',
  'core/development',
  'visits/visits',
  'wallet/ledger',
];

it('a batch of servers starts and passes beside four busy processes', async (t) => {
  const server = await testPostgres(t.diagnostic.bind(t));
  const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', 'while (true);']));
  try {
    const files = FILES.map((name) => `test/${name}.test.ts`);
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'api/test/run.ts'), server ? '--postgres' : '--embedded', '--batch', ...files],
      {
        cwd: join(ROOT, 'api'),
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_TEST_CONTEXT: undefined,
          ...(server && { TEST_DATABASE_URL: server.url }),
        },
      },
    );
    assert.equal(status, 0, stdout);
  } finally {
    for (const one of busy) one.kill('SIGKILL');
    server?.close();
  }
});
