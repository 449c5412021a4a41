import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

test('a server that does not start closes everything it opened, so that its process ends', async () => {
  const program = path.resolve(import.meta.dirname, '../support/processes/failing-start.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    timeout: 120_000,
  });
  assert.match(stdout, /^refused: /);
});
