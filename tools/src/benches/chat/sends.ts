import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';
import { latenciesOf } from '#src/lib/measure/latencies.ts';
import type { ChatBench, DatabaseWork, RecordedSend } from './bench.ts';
import { clientsScript, sendScript } from './send-script.ts';

export interface Load {
  connections: number;
  seconds: number;
}

/** Pairs of the connections in turn: with one pair, all connections belong to one member. */
type List<T> = readonly T[];

/** Sends over HTTP to one process until the time is over. What a send costs counts what the dispatcher does meanwhile. */
export async function sendByHttp(site: ChatBench, pairs: List<ChatBench['pairs'][number]>, load: Load) {
  const { url, end } = await site.start();
  const open = await Promise.all(
    Array.from({ length: load.connections }, async (_, place) => {
      const [sender, receiver] = pairs[place % pairs.length]!.sides;
      return { connection: await HttpConnection.open(url, sender.cookie), member: receiver.id };
    }),
  );
  const sendUntil = async (over: number, times: number[]): Promise<void> => {
    const each = open.map(async ({ connection, member }) => {
      while (performance.now() < over) {
        const asked = performance.now();
        const body = { member, client_id: randomUUID(), kind: 'text', text: 'How was the concert?' };
        await connection.post('/api/chat.php', body);
        times.push(performance.now() - asked);
      }
    });
    await Promise.all(each);
  };
  // A server that has just started has compiled nothing and prepared nothing.
  await sendUntil(performance.now() + WARM_UP_MS, []);
  const before = await site.work();
  const times: number[] = [];
  const began = performance.now();
  await sendUntil(began + load.seconds * 1000, times);
  const lasted = (performance.now() - began) / 1000;
  const after = await site.work();
  const waiting = await site.waiting();
  open.forEach(({ connection }) => connection.close());
  await end();
  const each = (name: keyof DatabaseWork): number =>
    Math.round(((after[name] - before[name]) / times.length) * 100) / 100;
  return {
    per_second: Math.round(times.length / lasted),
    ...latenciesOf(times),
    per_send: { commits: each('commits'), inserts: each('inserts'), updates: each('updates') },
    waiting_to_be_told: waiting,
  };
}

const WARM_UP_MS = 3_000;

/**
 * The same statements with nothing but pgbench in front of the database, one send a transaction. Each of its clients writes the pair that the
 * connection of its number writes over HTTP.
 */
export async function sendByPgbench(
  pgbench: string,
  databaseUrl: string,
  sends: List<RecordedSend>,
  { connections, seconds }: Load,
): Promise<{ per_second: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-sends-'));
  try {
    const file = join(folder, 'send.sql');
    writeFileSync(file, clientsScript(sends.map(({ statements, newIds }) => sendScript(statements, newIds))));
    const words = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), '-f', file];
    const child = spawn(pgbench, [...words, databaseUrl], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.stderr.on('data', (text: Buffer) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    const rate = /tps = ([\d.]+)/.exec(output)?.[1];
    if (code !== 0 || !rate || /aborted/.test(output)) throw new Error(`pgbench failed: ${output}`);
    return { per_second: Math.round(Number(rate)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
