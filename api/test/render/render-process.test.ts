import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { RenderProcess } from '#src/pages/render/process/render-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-process-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const neighbour = path.join(folder, 'neighbour.txt');
writeFileSync(neighbour, 'a file next to the program');

/** Loads the source as a program that tries it as `attempt` and answers with the code of the error, or with `allowed`. */
async function attempted(attempt: string): Promise<string> {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
process.on('message', async () => {
  let failure = 'allowed';
  try { ${attempt}; } catch (error) { failure = error.code ?? error.message; }
  process.send({ type: 'built', failure, resident: 0 });
});
process.send({ type: 'ready' });`,
  );
  const child = new RenderProcess({ memoryBytes: 2 ** 30, program, onDeath: () => undefined });
  try {
    await child.start();
    return await child.load('members/1', false, '').then(
      () => 'no answer',
      (error: Error) => error.message,
    );
  } finally {
    await child.close();
  }
}

test('a render process reads its own program and no other file, also none next to it', async () => {
  assert.equal(await attempted('fs.readFileSync(import.meta.filename)'), 'allowed');
  const repository = path.resolve(import.meta.dirname, '../../..');
  for (const file of [neighbour, '/etc/hostname', process.execPath, path.join(repository, 'package.json')]) {
    assert.ok(existsSync(file), file);
    assert.equal(await attempted(`fs.readFileSync(${JSON.stringify(file)})`), 'ERR_ACCESS_DENIED', file);
  }
  assert.equal(await attempted(`fs.readdirSync(${JSON.stringify(folder)})`), 'ERR_ACCESS_DENIED');
  assert.equal(await attempted(`await import(${JSON.stringify(neighbour)})`), 'ERR_ACCESS_DENIED');
});

test('a render process writes no file, starts no process and no thread, and has no environment', async () => {
  assert.equal(await attempted("fs.writeFileSync(import.meta.filename, '')"), 'ERR_ACCESS_DENIED');
  assert.equal(await attempted("fs.writeFileSync('/written.txt', '')"), 'ERR_ACCESS_DENIED');
  assert.equal(await attempted('spawnSync(process.execPath, [])'), 'ERR_ACCESS_DENIED');
  assert.equal(await attempted("new Worker('', { eval: true })"), 'ERR_ACCESS_DENIED');
  assert.equal(
    await attempted(
      'throw new Error(Object.keys(process.env).filter((key) => !key.startsWith("NODE_")).join())',
    ),
    '',
  );
});
