import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { usageOf } from './processor.ts';

export interface Asked {
  url: string;
  cookie?: string;
  /** Requests at a time. */
  parallel: number;
  seconds: number;
  /** The process that answers. */
  pid: number;
}

export interface Rate {
  per_second: number;
  /** Processor time of the answering processes, per answer. */
  processor_ms: number;
  bytes: number;
  /** Load average of the machine at the end: what else ran beside the measurement. */
  load: number;
}

function ask(url: string, agent: Agent, cookie: string | undefined): Promise<number> {
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
    'accept-language': 'en',
    ...(cookie ? { cookie } : {}),
  };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Load average of the last minute. */
export const loadNow = (): number => Number(loadavg()[0]!.toFixed(2));

/** Asks for an address at full rate, and measures what it costs the processes that answer. */
export async function rateOf({ url, cookie, parallel, seconds, pid }: Asked): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  let bytes = 0;
  for (let warm = 0; warm < 20; warm += 1) bytes = await ask(url, agent, cookie);
  const before = usageOf(pid).seconds;
  const began = performance.now();
  const end = began + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (performance.now() < end) {
        await ask(url, agent, cookie);
        count += 1;
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const spent = usageOf(pid).seconds - before;
  agent.destroy();
  return {
    per_second: Math.round(count / elapsed),
    processor_ms: Number(((spent * 1000) / count).toFixed(2)),
    bytes,
    load: loadNow(),
  };
}
