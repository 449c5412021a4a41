import { performance } from 'node:perf_hooks';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';
import { latenciesOf, type Latencies } from '#src/lib/measure/latencies.ts';

/** An address with its name in the record. */
export interface Asked {
  name: string;
  path: string;
}

export interface Load {
  per_second: number;
  all: Latencies;
  /** By name of the address. */
  each: Record<string, Latencies>;
}

/** Asks for the addresses in turn on `connections` connections, each as soon as its last answer is there. */
export async function loadByHttp(
  { url, cookie }: { url: string; cookie: string },
  asked: readonly Asked[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const times = asked.map((): number[] => []);
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await HttpConnection.open(url, cookie);
      while (performance.now() < end) {
        const place = next++ % asked.length;
        const start = performance.now();
        await connection.get(asked[place]!.path);
        times[place]!.push(performance.now() - start);
      }
      connection.close();
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  return {
    per_second: Math.round(times.flat().length / elapsed),
    all: latenciesOf(times.flat()),
    each: Object.fromEntries(asked.map(({ name }, place) => [name, latenciesOf(times[place]!)])),
  };
}
