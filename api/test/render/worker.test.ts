import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { RenderWorker } from '#src/pages/render/process/worker.ts';

test('a server build that was changed after its build is not loaded', async (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-worker-'));
  const key = `members/${'0'.repeat(16)}`;
  mkdirSync(path.join(folder, key), { recursive: true });
  writeFileSync(path.join(folder, key, 'server.cjs'), 'module.exports = {};');
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, "process.on('message', () => process.exit(3));");
  const limits = { memoryBytes: 1e9, program };
  const worker = new RenderWorker('set', folder, limits, () => undefined);
  context.after(async () => {
    await worker.process.close();
    rmSync(folder, { recursive: true });
  });
  const part = { key, path: 'server.cjs', integrity: `sha384-${'A'.repeat(64)}` };
  await assert.rejects(worker.load(part, false), /server\.cjs is not what was built/);
});
