import {
  MARK_CHAT,
  READ_CHAT,
  READ_CHATS,
  REMOVE_CHAT,
  SEND_MESSAGE,
} from '@rendezvous/contract/resources/chats/endpoints';
import { READ_GIFTS } from '@rendezvous/contract/resources/gifts/endpoints';
import { READ_ICEBREAKERS } from '@rendezvous/contract/resources/icebreakers/endpoints';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { handle } from '#src/platform/http/handle.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { chatContext } from './context.ts';
import { readUpTo, removeChat, showTyping } from './lists/conversation-marks.ts';
import { offeredGifts, offeredIcebreakers } from './send/offered-content.ts';
import { sendMessage } from './send/send-message.ts';
import { listChats, openChat } from './service.ts';
import { settleCreditBack, sweepCreditBacks, CREDIT_BACK_JOB } from './credit-back/credit-back.ts';
import { announceMessages } from './notifications/message-notifications.ts';
import { remindOfUnread, UNREAD_JOB } from './notifications/unread-reminders.ts';

/** Interval of the search for first messages whose time is over. */
const SWEEP_SECONDS = 5;

/** Conversations (spec §2 chats overview and chat view, §4 Chat removal, §7 chats.php, chat.php). */
export async function chatRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ userId: string }>(UNREAD_JOB, ({ userId }) => remindOfUnread(services, userId), {
    ...LETTERS,
    keyed: true,
  });
  services.jobs.handle<{ message: string }>(
    CREDIT_BACK_JOB,
    ({ message }) => settleCreditBack(services, message),
    {
      keyed: true,
    },
  );

  services.jobs.collect(() => announceMessages(services));
  services.jobs.collect(() => sweepCreditBacks(services), { everySeconds: SWEEP_SECONDS });

  handle(app, READ_GIFTS, ({ context }) => ({ items: offeredGifts(context.locale) }));

  handle(app, READ_ICEBREAKERS, ({ context }) => ({ items: offeredIcebreakers(context.locale) }));

  handle(app, READ_CHATS, ({ context }) => listChats(chatContext(services, context), context.member));

  handle(app, READ_CHAT, ({ context, query }) =>
    openChat(chatContext(services, context), context.member, query),
  );

  handle(app, SEND_MESSAGE, ({ context, body }) =>
    sendMessage(chatContext(services, context), context.member, body),
  );

  handle(app, MARK_CHAT, async ({ context, body }) => {
    const { conversation, read_up_to: upTo, typing } = body;
    if (upTo === undefined && typing === undefined) throw fieldProblem('read_up_to', 'required');
    const chats = chatContext(services, context);
    if (upTo !== undefined) await readUpTo(chats, context.member, conversation, upTo);
    if (typing) await showTyping(chats, context.member, conversation);
  });

  handle(app, REMOVE_CHAT, ({ context, body }) =>
    removeChat(chatContext(services, context), context.member, body.conversation),
  );
}
