import type { Pool } from 'pg';
import { Announcements } from '#src/platform/db/announcements.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Live } from '#src/platform/ports/live.ts';
import { isSessionEnd } from './bus.ts';

const CHANNEL = 'ended_sessions';

/** One ended session, as its process announces it. */
interface Ended {
  from: string;
  userId: string;
  session?: string;
}

/**
 * A bus of this process that notifies the other processes of the database of ended sessions: their streams close without Redis.
 * Other events stay in this process.
 */
export async function createAnnouncingBus(
  local: Live,
  pool: Pool,
  onError: (error: Error) => void,
): Promise<Live> {
  const self = newId();
  const onMessage = (text: string) => {
    const { from, userId, session } = JSON.parse(text) as Ended;
    if (from !== self)
      void local.publish(userId, 'user', { reason: 'session_ended', ...(session && { session }) });
  };
  const announcements = await Announcements.open(pool, { channel: CHANNEL, onMessage, onError });
  return {
    ...local,
    async publish(userId, name, data) {
      await local.publish(userId, name, data);
      const event = { name, data };
      if (!isSessionEnd(event)) return;
      const { session } = event.data;
      const ended: Ended = { from: self, userId, ...(session && { session }) };
      await announcements.announce(JSON.stringify(ended)).catch(onError);
    },
    async close() {
      announcements.close();
      await local.close();
    },
  };
}
