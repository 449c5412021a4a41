import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { LastingPglite, type EmbeddedEngine } from '#src/platform/db/lasting-pglite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-lasting-'));
after(() => rmSync(folder, { recursive: true }));

type Answer = Awaited<ReturnType<EmbeddedEngine['execProtocolStream']>>;
const QUERY = new Uint8Array([0x51]);
const FINE: Answer = [{ name: 'readyForQuery', length: 5 }];
const error = (severity: string): Answer => {
  const message = { name: 'error' as const, length: 9, severity, message: 'no space left' };
  return [message];
};

/** Engines that give these answers to their queries, one engine after the other; a start beyond them fails. */
async function lasting(...engines: (() => Promise<Answer>)[]) {
  const counts = { starts: 0, queries: 0, restarts: 0, now: 0 };
  const lite = await LastingPglite.open({
    folder,
    now: () => counts.now,
    start: async () => {
      const answer = engines[counts.starts];
      counts.starts += 1;
      if (!answer) throw new Error('broken');
      return {
        waitReady: Promise.resolve(),
        close: async () => {},
        execProtocolStream: () => {
          counts.queries += 1;
          return answer();
        },
      };
    },
  });
  lite.onRestart = () => void (counts.restarts += 1);
  return { lite, counts, ask: () => lite.execProtocolStream(QUERY) };
}
const ended = { code: '57P02' };

test('an embedded database that ended itself is never entered again; the next query starts another', async () => {
  for (const last of [
    async () => error('PANIC'),
    async () => error('FATAL'),
    () => Promise.reject(new Error('unreachable')),
  ]) {
    const { counts, ask } = await lasting(last, async () => FINE);
    await assert.rejects(ask(), ended);
    assert.equal(await ask(), FINE);
    assert.deepEqual([counts.starts, counts.queries, counts.restarts], [2, 2, 1]);
  }
});

test('an error of a statement ends nothing', async () => {
  const { counts, ask } = await lasting(async () => error('ERROR'));
  assert.deepEqual(await ask(), error('ERROR'));
  await ask();
  assert.deepEqual([counts.starts, counts.queries], [1, 2]);
});

test('a start that failed is tried again after ten seconds, not by each query', async () => {
  const { counts, ask } = await lasting(async () => error('PANIC'));
  for (const [now, starts] of [
    [0, 1],
    [0, 2],
    [9_999, 2],
    [10_000, 3],
  ] as const) {
    counts.now = now;
    await assert.rejects(ask(), ended);
    assert.equal(counts.starts, starts, `at ${now} ms`);
  }
});

test('a closed database is not started again', async () => {
  const { lite, counts, ask } = await lasting(
    async () => error('PANIC'),
    async () => FINE,
  );
  await assert.rejects(ask(), ended);
  await lite.close();
  await assert.rejects(ask(), ended);
  assert.equal(counts.starts, 1);
});
