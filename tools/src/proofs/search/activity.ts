import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Writes the activity of members, as visits do. */
export interface Activity {
  /** Ends it and gives the writes a second that were reached. */
  stop(): Promise<number>;
}

const TICK_MS = 25;

/** Writes `last_active` of members by chance, `perSecond` times a second in both tables, until it is stopped. */
export async function writeActivity(
  databaseUrl: string,
  perSecond: number,
  members: number,
): Promise<Activity> {
  const clients = [
    new Client({ connectionString: databaseUrl }),
    new Client({ connectionString: databaseUrl }),
  ];
  // The database is dropped under them when the proof fails; that failure is the one to report.
  clients.forEach((client) => client.on('error', () => {}));
  await Promise.all(clients.map((client) => client.connect()));
  const began = performance.now();
  let written = 0;
  const over = new AbortController();
  const write = async (client: Client): Promise<void> => {
    while (!over.signal.aborted) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      if (written >= due) {
        await sleep(TICK_MS);
        continue;
      }
      written += 1;
      const id = 1 + Math.floor(Math.random() * members);
      await client.query({ name: 'users', text: TOUCH('users', 'id'), values: [id] });
      await client.query({ name: 'profiles', text: TOUCH('profiles', 'user_id'), values: [id] });
    }
  };
  const writers = clients.map(write);
  return {
    async stop() {
      over.abort();
      await Promise.all(writers);
      await Promise.all(clients.map((client) => client.end()));
      return Math.round(written / ((performance.now() - began) / 1000));
    },
  };
}

const TOUCH = (table: string, key: string): string =>
  `update ${table} set last_active = now() where ${key} = 'm' || left(md5($1::int::text), 20)`;
