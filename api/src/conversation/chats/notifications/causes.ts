import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { About, Causes } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { tellableActor } from '#src/people/visibility/face.ts';
import { countUnread, stillUnread, stillUnreadForADay } from './unread-repository.ts';
import { planReminder } from './unread-reminders.ts';

const pathOf = ({ conversation_id: id }: About): string =>
  id ? pathTo('chats-id', { id }) : pathTo('chats');

const mayNotify = async (tx: Tx, receiverId: string, actorId: string): Promise<boolean> =>
  (await tellableActor(tx, receiverId, actorId)) !== null;

/** Notifications of chats to an offline member: new messages, and a reminder of messages unread for a day. */
export function chatCauses(
  services: Pick<Services, 'jobs' | 'settings' | 'clock'>,
): Pick<Causes, 'conversation' | 'message' | 'unread'> {
  const common = { status: 'active', path: pathOf } as const;
  const message = {
    ...common,
    push: 'message',
    stillNews: stillUnread,
    mayNotify,
    onFirstLook: (tx, receiver, at) => planReminder(services, tx, receiver, at),
    letter: { part: 'messages', overview: pathTo('chats') },
  } satisfies Omit<Causes['message'], 'type'>;
  return {
    conversation: { ...message, type: 'new_conversations' },
    message: { ...message, type: 'new_messages' },
    unread: {
      ...common,
      type: 'unread_message_reminders',
      push: 'reminder',
      stillNews: stillUnreadForADay,
      letter: {
        part: 'unread',
        overview: pathTo('chats'),
        // Messages that have waited for more than a day, as the mail says.
        count: (tx, receiverId) => countUnread(tx, receiverId, after(services.clock.now(), -DAY)),
      },
    },
  };
}
