import { timingSafeEqual } from 'node:crypto';
import {
  REPORT_MAIL_FEEDBACK,
  SHOW_UNSUBSCRIBE,
  UNSUBSCRIBE,
} from '@rendezvous/contract/resources/mail/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import {
  changeNotifications,
  disableNotifications,
  findUser,
  type DisabledReason,
} from '#src/identity/accounts/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { sendPlainPage } from '#src/pages/render/face.ts';
import type { App } from '#src/platform/types.ts';
import {
  mailLink,
  readUnsubscribeToken,
  unsubscribeToken,
  type Unsubscription,
} from '#src/platform/mail/face.ts';
import { unsubscribePage, type UnsubscribeState } from './page.ts';

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

  /** A link of a mail stops its own type, or all notifications. */
  async function stop({ userId, type }: Unsubscription): Promise<void> {
    if (type === null) return disable({ id: userId }, 'listunsubscribe');
    await unitOfWork(async (tx, afterCommit) => {
      await changeNotifications(tx, userId, { [type]: false });
      afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
    });
  }

  const subjectOf = ({ userId, type }: Unsubscription) =>
    type && {
      type,
      stopAll: mailLink(services, SHOW_UNSUBSCRIBE.path, { token: unsubscribeToken(services, userId) }),
    };

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    state: UnsubscribeState,
    what: Unsubscription | null,
  ) {
    const member = what && (await findUser(db, what.userId));
    const { settings, locale } = request.context;
    const site = settings.value('name');
    return sendPlainPage(
      request,
      reply,
      state === 'invalid' ? 404 : 200,
      unsubscribePage(state, member ? member.language : locale, site, what && subjectOf(what)),
    );
  }

  handle(app, SHOW_UNSUBSCRIBE, (request, reply) => {
    const what = readUnsubscribeToken(services, request.query.token ?? '');
    return show(request, reply, what ? 'ask' : 'invalid', what);
  });

  await app.register(async (scope) => {
    // Mail programs may send the one-click form in parts; the token in the address is all that counts.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    handle(scope as App, UNSUBSCRIBE, async (request, reply) => {
      const asPage = (request.headers.accept ?? '').includes('text/html');
      const what = readUnsubscribeToken(services, request.body.token ?? request.query.token ?? '');
      if (!what && asPage) return show(request, reply, 'invalid', null);
      if (!what) throw problem('link_invalid');
      await stop(what);
      return asPage ? show(request, reply, 'done', what) : undefined;
    });
  });

  handle(app, REPORT_MAIL_FEEDBACK, async (request) => {
    const key = /^Bearer (\S{24,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const expected = config.MAIL_FEEDBACK_KEY;
    if (!expected || !key || !timingSafeEqual(Buffer.from(hashToken(key)), Buffer.from(hashToken(expected))))
      throw problem('forbidden');
    // An unknown address is accepted like any other: the mail provider must not learn which addresses are members.
    await disable({ email: request.body.email }, request.body.kind);
  });
}
