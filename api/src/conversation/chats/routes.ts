import {
  ChatMarkBody,
  ChatQuery,
  ChatResponse,
  ChatsResponse,
  ConversationBody,
  SendMessageBody,
  SendMessageResponse,
} from '@rendezvous/contract/chats';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
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

  app.get(
    '/api/chats.php',
    { config: { etag: true }, schema: { response: { 200: ChatsResponse } } },
    async (request) => listChats(contextOf(request), writerOf(request)),
  );

  app.get(
    '/api/chat.php',
    { schema: { querystring: ChatQuery, response: { 200: ChatResponse } } },
    async (request) => openChat(contextOf(request), writerOf(request), request.query),
  );

  app.post(
    '/api/chat.php',
    {
      config: { rateLimit: { max: 120, timeWindow: MINUTE } },
      schema: { body: SendMessageBody, response: { 201: SendMessageResponse } },
    },
    async (request, reply) =>
      reply.code(201).send(await sendMessage(contextOf(request), writerOf(request), request.body)),
  );

  app.put(
    '/api/chat.php',
    { schema: { body: ChatMarkBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { conversation, read_up_to: upTo, typing } = request.body;
      if (upTo === undefined && typing === undefined) throw fieldProblem('read_up_to', 'required');
      if (upTo !== undefined) await readUpTo(contextOf(request), writerOf(request), conversation, upTo);
      if (typing) await showTyping(contextOf(request), writerOf(request), conversation);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/chat.php',
    { schema: { body: ConversationBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await removeChat(contextOf(request), writerOf(request), request.body.conversation);
      return reply.code(204).send(null);
    },
  );
}
