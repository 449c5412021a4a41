import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { openSession } from '#src/identity/accounts/session-repository.ts';
import { cookiesOf } from '#test/chats/photo-support.ts';
import { memberWith } from '#test/chats/support.ts';
import { redisAnswers, REDIS_URL } from '../databases/redis.ts';
import { openSite } from '../processes/two-processes.ts';

/** A member whose stream is open, and the cookie it is opened with. */
export interface Listener {
  id: string;
  cookie: string;
}

export interface StreamBench {
  url: string;
  listeners: Listener[];
  /** Members who write to them, with credits enough. */
  talkers: Listener[];
  redis: boolean;
  /** Resident megabytes of the server process. */
  memory(): number;
  stop(): Promise<void>;
}

const TALKERS = 5;

/** Starts one process of the real server with many members who each have a session. */
export async function prepareStreamBench(postgresUrl: string, count: number): Promise<StreamBench> {
  const redis = await redisAnswers();
  const site = await openSite(postgresUrl, {
    RATE_LIMIT_FACTOR: '1000000',
    ...(redis && { REDIS_URL: `${REDIS_URL}/9` }),
  });
  const { db } = site.t.services;
  const listeners: Listener[] = [];
  const now = site.t.clock.now();
  for (let number = 0; number < count; number += 1) {
    const { id } = await site.t.makeUser({ name: `listener-${number}`, paid: true });
    listeners.push({
      id,
      cookie: `${SESSION_COOKIE}=${await openSession(db, id, `bench ${randomUUID()}`, now)}`,
    });
  }
  const talkers: Listener[] = [];
  for (let number = 0; number < TALKERS; number += 1) {
    const { user, client } = await memberWith(site.t, 1_000_000, { paid: true });
    talkers.push({ id: user.id, cookie: cookiesOf(client) });
  }
  await sql`analyze`.execute(db);
  const server = await site.start();
  return {
    url: server.address,
    listeners,
    talkers,
    redis,
    memory() {
      const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
    },
    stop: () => site.stop(),
  };
}
