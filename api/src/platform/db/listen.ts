import type { Notification, Pool, PoolClient } from 'pg';
import { Announcements, type AnnouncementOptions } from './announcements.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Listens to a channel of the database until it is closed. `onListen` is called each time it has begun, since texts of the moment before were missed.
 * The embedded database has one connection, which listens beside its other work.
 */
export async function listen(
  { kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>,
  options: AnnouncementOptions & { onListen(): void },
): Promise<{ close(): Promise<void> }> {
  if (kind === 'embedded') return listenBeside(pool, options);
  const announcements = await Announcements.open(pool, options);
  return { close: async () => announcements.close() };
}

type Begin = (client: PoolClient) => Promise<void>;
const beginnings = new WeakMap<Pool, Set<Begin>>();

/** Lets each further session of an embedded database begin with something. Returns how to end that. */
function atEachSession(pool: Pool, begin: Begin): () => void {
  const all = beginnings.get(pool) ?? new Set<Begin>();
  beginnings.set(pool, all.add(begin));
  pool.options.onConnect = async (client) => {
    for (const each of all) await each(client as PoolClient);
  };
  return () => void all.delete(begin);
}

async function listenBeside(
  pool: Pool,
  { channel, hear, onListen }: Parameters<typeof listen>[1],
): Promise<{ close(): Promise<void> }> {
  const take = (told: Notification): void => {
    if (told.channel === channel) hear(told.payload ?? '');
  };
  let listening: PoolClient | null = null;
  const begin = async (client: PoolClient): Promise<void> => {
    listening = client.on('notification', take);
    await client.query(`listen ${channel}`);
    onListen();
  };
  const client = await pool.connect();
  await begin(client).finally(() => client.release());
  // A connection replaces one whose database has ended: the new session listens to nothing, and texts of that moment were missed.
  const end = atEachSession(pool, begin);
  return {
    async close() {
      end();
      listening?.off('notification', take);
    },
  };
}
