import {
  MARK_CHAT,
  READ_CHAT,
  READ_CHATS,
  REMOVE_CHAT,
  SEND_MESSAGE,
} from '@rendezvous/contract/endpoints/chats';
import type { FastifyRequest } from 'fastify';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { handle } from '#src/platform/http/handle.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { chatContext, type ChatContext } from './context.ts';
import { readUpTo, removeChat, showTyping } from './marks.ts';
import type { Writer } from './policy.ts';
import { sendMessage } from './send.ts';
import { listChats, openChat } from './service.ts';
import { remindOfUnread, UNREAD_JOB } from './unread-reminders.ts';

/** Conversations (spec §2 chats overview and chat view, §4 Chat removal, §7 chats.php, chat.php). */
export async function chatRoutes(app: App): Promise<void> {
  const { services } = app;
  const { clock, settings, jobs } = services;

  jobs.handle<{ userId: string }>(UNREAD_JOB, ({ userId }) => remindOfUnread(services, userId), {
    keyed: true,
  });

  const contextOf = (request: FastifyRequest): ChatContext =>
    chatContext(services, settings.domainOf(request.host), clock.now());
  const writerOf = (request: FastifyRequest): Writer => {
    const { userId, paid, status } = viewerOf(request);
    return { userId, paid, confirmed: status === 'active' };
  };

  handle(app, READ_CHATS, (request) => listChats(contextOf(request), writerOf(request)));

  handle(app, READ_CHAT, (request) => openChat(contextOf(request), writerOf(request), request.query));

  handle(app, SEND_MESSAGE, (request) => sendMessage(contextOf(request), writerOf(request), request.body));

  handle(app, MARK_CHAT, async (request) => {
    const { conversation, read_up_to: upTo, typing } = request.body;
    if (upTo === undefined && typing === undefined) throw fieldProblem('read_up_to', 'required');
    if (upTo !== undefined) await readUpTo(contextOf(request), writerOf(request), conversation, upTo);
    if (typing) await showTyping(contextOf(request), writerOf(request), conversation);
  });

  handle(app, REMOVE_CHAT, (request) =>
    removeChat(contextOf(request), writerOf(request), request.body.conversation),
  );
}
