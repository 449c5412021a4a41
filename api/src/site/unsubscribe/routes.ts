import { timingSafeEqual } from 'node:crypto';
import { MailFeedbackBody, UnsubscribeBody, UnsubscribeQuery } from '@rendezvous/contract/mail';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { NoContent } from '#src/platform/lib/no-body.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { disableNotifications, findUser, type DisabledReason } from '#src/identity/accounts/service.ts';
import { localeOf } from '#src/platform/http/audience.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import { sendPlainPage } from '#src/site/render/service.ts';
import type { App } from '#src/platform/types.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#src/platform/mail/service.ts';
import { unsubscribePage, type UnsubscribeState } from './page.ts';

const limited = { rateLimit: { max: 60, timeWindow: MINUTE } };
const open = { access: 'public', crossSite: 'open', ...limited } as const;

/** What stops mail: the link and the one-click header of notifications (RFC 8058), and what the mail provider reports. */
export async function unsubscribeRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, unitOfWork, live, config } = services;

  async function disable(who: { id: string } | { email: string }, reason: DisabledReason): Promise<void> {
    await unitOfWork(async (tx, afterCommit) => {
      const userId = await disableNotifications(tx, who, reason);
      if (userId) afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
    });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    state: UnsubscribeState,
    userId: string | null,
  ) {
    const member = userId && (await findUser(db, userId));
    const site = services.settings.forHost(request.host).name;
    return sendPlainPage(
      request,
      reply,
      state === 'invalid' ? 404 : 200,
      unsubscribePage(state, member ? member.language : localeOf(request), site),
    );
  }

  const pages = { 200: Type.String(), 404: Type.String() };
  app.get(
    UNSUBSCRIBE_PATH,
    { config: { access: 'public', ...limited }, schema: { querystring: UnsubscribeQuery, response: pages } },
    async (request, reply) => {
      const userId = readUnsubscribeToken(services, request.query.token ?? '');
      return show(request, reply, userId ? 'ask' : 'invalid', userId);
    },
  );

  await app.register(async (scope) => {
    const forms = scope as App;
    acceptForms(forms);
    // Mail programs may send the one-click form in parts; the token in the address is all that counts.
    forms.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    forms.post(
      UNSUBSCRIBE_PATH,
      {
        config: open,
        schema: {
          querystring: UnsubscribeQuery,
          body: UnsubscribeBody,
          response: { ...pages, 204: NoContent },
        },
      },
      async (request, reply) => {
        const asPage = (request.headers.accept ?? '').includes('text/html');
        const userId = readUnsubscribeToken(services, request.body.token ?? request.query.token ?? '');
        if (!userId && asPage) return show(request, reply, 'invalid', null);
        if (!userId) throw problem('link_invalid');
        await disable({ id: userId }, 'listunsubscribe');
        return asPage ? show(request, reply, 'done', userId) : reply.code(204).send(null);
      },
    );
  });

  app.post(
    '/api/mail-feedback',
    { config: open, schema: { body: MailFeedbackBody, response: { 204: NoContent } } },
    async (request, reply) => {
      const key = /^Bearer (\S{24,200})$/.exec(request.headers.authorization ?? '')?.[1];
      const expected = config.MAIL_FEEDBACK_KEY;
      if (
        !expected ||
        !key ||
        !timingSafeEqual(Buffer.from(hashToken(key)), Buffer.from(hashToken(expected)))
      )
        throw problem('forbidden');
      // An address nobody has is accepted like any other: the provider need not learn who is a member.
      await disable({ email: request.body.email }, request.body.kind);
      return reply.code(204).send(null);
    },
  );
}
