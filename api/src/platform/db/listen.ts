import type { Notification, PoolClient } from 'pg';
import { Announcements, type AnnouncementOptions } from './announcements.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Listens to a channel of the database until it is closed. `onListen` is called each time it has begun, since texts of the moment before were missed.
 * The embedded database has one connection, which listens beside its other work.
 */
export async function listen(
  database: Pick<OpenDatabase, 'kind' | 'pool' | 'sessionStarts'>,
  options: AnnouncementOptions & { onListen(): void },
): Promise<{ close(): Promise<void> }> {
  if (database.kind === 'embedded') return listenEmbedded(database, options);
  const announcements = await Announcements.open(database.pool, options);
  return { close: async () => announcements.close() };
}

async function listenEmbedded(
  { pool, sessionStarts }: Pick<OpenDatabase, 'pool' | 'sessionStarts'>,
  { channel, onMessage, onListen }: Parameters<typeof listen>[1],
): Promise<{ close(): Promise<void> }> {
  const handleNotification = (notification: Notification): void => {
    if (notification.channel === channel) onMessage(notification.payload ?? '');
  };
  let listening: PoolClient | null = null;
  const begin = async (client: PoolClient): Promise<void> => {
    listening = client.on('notification', handleNotification);
    await client.query(`listen ${channel}`);
    onListen();
  };
  const client = await pool.connect();
  await begin(client).finally(() => client.release());
  // A connection replaces one whose database has ended: the new session listens to nothing, and texts of that moment were missed.
  sessionStarts.add(begin);
  return {
    async close() {
      sessionStarts.delete(begin);
      listening?.off('notification', handleNotification);
    },
  };
}
