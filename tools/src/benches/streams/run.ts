import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Asked, Report } from './listeners.ts';
import { findPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';
import { latenciesOf } from '#src/lib/measure/latencies.ts';

interface Listener {
  id: string;
  cookie: string;
}

interface StreamBench {
  url: string;
  listeners: Listener[];
  talkers: Listener[];
  redis: boolean;
  memory(): number;
  stop(): Promise<void>;
}

/** The API's own tests make the members, whose modules the tools may not import. */
interface ApiSupport {
  prepareStreamBench(postgresUrl: string, count: number): Promise<StreamBench>;
}

/** Between two messages of one writer, and how long the memory may settle once all streams are open. */
const PAUSE_MS = 200;
const SETTLE_MS = 10_000;

/**
 * `npm run bench streams [-- --streams 10000 --samples 300]`: one process of the server has one stream for each of many members, opened by a process
 * of their own; prints its memory per stream, and the time from a message's request to its event on the other stream. Each stream uses one open
 * file on either side: `ulimit -n` bounds their number. Writes docs/proofs/bench-streams.json.
 */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '10000' },
    samples: { type: 'string', default: '300' },
  },
});
const [streams, samples] = [Number(values.streams), Number(values.samples)];
const [load] = loadavg();
const server = await findPostgres(console.log);
if (!server) throw new Error('The measurement needs PostgreSQL.');
const { prepareStreamBench } = (await import(
  pathToFileURL(join(ROOT, 'api/test/support/chats/stream-bench.ts')).href
)) as ApiSupport;
const bench = await prepareStreamBench(server.url, streams);
const listeners = fork(join(import.meta.dirname, 'listeners.ts'));
try {
  const result = await measure();
  console.log(result);
  const facts = { database: server.description, load_before: load, redis: bench.redis, ...result };
  console.log(`Written to ${writeProof('bench-streams', 'none', facts)}`);
} finally {
  listeners.disconnect();
  await bench.stop();
  server.close();
}

async function measure() {
  await warmUp();
  const before = bench.memory();
  const began = performance.now();
  const { count } = await ask(listeners, {
    kind: 'open',
    url: bench.url,
    cookies: bench.listeners.map(({ cookie }) => cookie),
  });
  const opening = performance.now() - began;
  await pause(SETTLE_MS);
  const after = bench.memory();
  const { delivered, acknowledged } = await talk();
  const { count: still } = await ask(listeners, { kind: 'count' });
  return {
    streams: count,
    open_at_the_end: still,
    opened_in_s: Math.round(opening / 100) / 10,
    memory_mb: {
      before: Math.round(before),
      open: Math.round(after),
      after_samples: Math.round(bench.memory()),
    },
    kb_per_stream: Math.round(((after - before) / count) * 1024 * 10) / 10,
    samples: delivered.length,
    lost: samples - delivered.length,
    /** From the request of the message to its event on the other stream. */
    request_to_event: latenciesOf(delivered),
    /** Of the same requests: until the writer has the answer. */
    request_to_answer: latenciesOf(acknowledged),
  };
}

/** Warms the server up, so that the first streams do not include its compilation. */
async function warmUp(): Promise<void> {
  const connection = await HttpConnection.open(bench.url, bench.talkers[0]!.cookie);
  for (let number = 0; number < 200; number += 1) await connection.get('/api/chats.php');
  connection.close();
}

/** Every writer sends to members picked over all streams; one after the other, with a pause. */
async function talk(): Promise<{ delivered: number[]; acknowledged: number[] }> {
  const asked = new Map<string, number>();
  const delivered: number[] = [];
  const acknowledged: number[] = [];
  const now = (): number => performance.timeOrigin + performance.now();
  listeners.on('message', (report: Report) => {
    if (report.kind !== 'received' || !asked.has(report.text)) return;
    delivered.push(report.at - asked.get(report.text)!);
    asked.delete(report.text);
  });
  let number = 0;
  await Promise.all(
    bench.talkers.map(async ({ cookie }) => {
      const connection = await HttpConnection.open(bench.url, cookie);
      while (number < samples) {
        number += 1;
        const text = `sample-${number}`;
        const { id: member } = bench.listeners[(number * 7_919) % bench.listeners.length]!;
        const at = now();
        asked.set(text, at);
        await connection.post('/api/chat.php', { member, client_id: randomUUID(), kind: 'text', text });
        acknowledged.push(now() - at);
        await pause(PAUSE_MS);
      }
      connection.close();
    }),
  );
  await pause(SETTLE_MS / 5);
  return { delivered, acknowledged };
}

async function ask(child: ChildProcess, asked: Asked): Promise<{ count: number }> {
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the listeners have ended')));
  const answer = new Promise<{ count: number }>((resolve) => {
    const handle = (report: Report): void => {
      if (report.kind === 'received') return;
      child.off('message', handle);
      resolve(report);
    };
    child.on('message', handle);
  });
  child.send(asked);
  return Promise.race([answer, gone]);
}
