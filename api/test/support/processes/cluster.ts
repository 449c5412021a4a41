import { spawn } from 'node:child_process';
import { FaultProxy, targetOf } from './fault-proxy.ts';
import { freePort } from './free-port.ts';
import { REDIS_URL, redisAnswers } from '../databases/redis.ts';
import type { ServerProcess } from './server-process.ts';
import { openSite, type Site } from './two-processes.ts';
import { until } from '../until.ts';

export interface ClusterOptions {
  /** Server processes to begin with; two when left out. */
  processes?: number;
  /** Environment of each process. */
  settings?: Record<string, string>;
}

/** Server processes of one site with faulty ways between them, their database and Redis. */
export interface Cluster {
  /** The test's own process on the same database, by a way without faults. */
  site: Site;
  /** Addresses of the processes that run. */
  readonly addresses: readonly string[];
  /** The way of the processes to PostgreSQL. */
  database: FaultProxy;
  /** The way of the processes to Redis; null when there is none. */
  redis: FaultProxy | null;
  /** A way to a process, for requests; it leads to its replacement, too. Ends with the cluster. */
  wayTo(index: number): Promise<FaultProxy>;
  /** Ends a process as `kill -9` does, and waits until it is gone. */
  kill(index: number): Promise<void>;
  /** Starts a process in the place of one that is gone, at an address of its own. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a site on a database of its own and starts its processes; Redis is found on this machine, or started where it is installed. */
export async function openCluster(
  postgresUrl: string,
  { processes = 2, settings = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const store = await findOrStartRedis();
  const redis = store && (await FaultProxy.open(targetOf(store.url, 6379)));
  const site = await openSite(postgresUrl, {
    ...(store && redis && { REDIS_URL: redis.through(store.url) }),
    ...settings,
  });
  const database = await FaultProxy.open(targetOf(site.databaseUrl, 5432));
  site.environment.DATABASE_URL = database.through(site.databaseUrl);
  const running = new Map<number, ServerProcess>();
  const ways: { index: number; way: FaultProxy }[] = [];
  const restart = async (index: number): Promise<void> => {
    if (running.has(index)) throw new Error(`process ${index} runs already`);
    const server = await site.start();
    running.set(index, server);
    for (const { index: place, way } of ways) if (place === index) way.leadTo(targetOf(server.address, 80));
  };
  const stop = async (): Promise<void> => {
    await Promise.all(
      [...ways.map(({ way }) => way), database, ...(redis ? [redis] : [])].map((way) => way.cut()),
    );
    await site.stop();
    store?.close();
  };
  await Promise.all(Array.from({ length: processes }, (_, index) => restart(index))).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return {
    site,
    get addresses() {
      return [...running.values()].map(({ address }) => address);
    },
    database,
    redis,
    async wayTo(index) {
      const way = await FaultProxy.open(targetOf(running.get(index)!.address, 80));
      ways.push({ index, way });
      return way;
    },
    async kill(index) {
      const server = running.get(index);
      running.delete(index);
      if (server) await site.kill(server);
    },
    restart,
    stop,
  };
}

interface Store {
  url: string;
  /** Ends what was started for it. */
  close(): void;
}

async function findOrStartRedis(): Promise<Store | null> {
  if (await redisAnswers()) return { url: REDIS_URL, close: () => {} };
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', words, { stdio: 'ignore' });
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  await until(async () => ended || (await redisAnswers(url)));
  return ended ? null : { url, close: () => child.kill() };
}
