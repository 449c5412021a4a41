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

async function listenBeside(
  pool: Pool,
  { channel, hear, onListen }: Parameters<typeof listen>[1],
): Promise<{ close(): Promise<void> }> {
  const take = (told: Notification): void => {
    if (told.channel === channel) hear(told.payload ?? '');
  };
  const attach = (client: PoolClient): void => void client.on('notification', take);
  const client = await pool.connect();
  attach(client);
  // A connection that replaces this one speaks to the same session, which listens already.
  pool.on('connect', attach);
  try {
    await client.query(`listen ${channel}`);
  } finally {
    client.release();
  }
  onListen();
  return {
    async close() {
      pool.off('connect', attach);
      client.off('notification', take);
    },
  };
}
