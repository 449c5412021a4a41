import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import {
  CHANGE_USER,
  END_SESSION,
  LOG_IN,
  LOG_OUT,
  LOG_OUT_BY_READING,
  REAUTHENTICATE,
  READ_SESSIONS,
  READ_USER,
} from '@rendezvous/contract/resources/accounts/endpoints';
import {
  CONFIRM_MAIL_CHANGE,
  READ_MAIL_CHANGE,
  UNDO_MAIL_CHANGE,
} from '@rendezvous/contract/resources/account-links/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { isFreshLogin } from '#src/platform/http/fresh-login.ts';
import { requireClientHeader } from '#src/platform/http/cross-site.ts';
import { handle } from '#src/platform/http/handle.ts';
import { clearSessionCookie } from '#src/platform/http/session.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { logIn, reauthenticate } from './login.ts';
import {
  checkNewAddress,
  confirmMailChange,
  MAIL_CHANGE_JOB,
  mailChangeLink,
  pendingMailChange,
  undoMailChange,
  type MailChangeJob,
} from './mail-change.ts';
import { PASSWORD_NOTICE_JOB, provenNewPassword, sendPasswordChanged } from './new-password.ts';
import { changeAccount, logOutOthers, logOutSession, touchAndReadUser } from './service.ts';
import { listSessions } from './session-repository.ts';

/** Log-in, log-out, own account and sessions (spec §7 Calls). */
export async function accountRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db } = services;

  services.jobs.handle<{ userId: string }>(
    PASSWORD_NOTICE_JOB,
    ({ userId }) => sendPasswordChanged(services, userId),
    LETTERS,
  );

  services.jobs.handle<MailChangeJob>(MAIL_CHANGE_JOB, (job) => mailChangeLink(services, job), LETTERS);

  handle(app, READ_USER, async ({ context: { viewer } }) => ({
    user: viewer ? await touchAndReadUser(services, viewer) : null,
  }));

  handle(app, LOG_IN, async (request, reply) => {
    const userId = await logIn(request, reply, request.body.email, request.body.password);
    return { user: await services.accountSteps.present(db, userId) };
  });

  handle(app, REAUTHENTICATE, (request, reply) => reauthenticate(request, reply, request.body.password));

  handle(app, CHANGE_USER, async (request) => {
    const { password, ...patch } = request.body;
    refuseCountry(request.context, patch.profile?.country);
    if (patch.email !== undefined)
      patch.email = await checkNewAddress(services, request.context, patch.email);
    const change = password ? { ...patch, passwordHash: await provenNewPassword(request, password) } : patch;
    const { member } = request.context;
    const isFresh = isFreshLogin(request.context, member.authenticatedAt);
    return { user: await changeAccount(services, member, { ...change, isFresh }) };
  });

  handle(app, READ_MAIL_CHANGE, async ({ context }) => ({
    pending: await pendingMailChange(db, context.member.userId, context.now),
  }));

  handle(app, CONFIRM_MAIL_CHANGE, async ({ context, body }) => {
    const userId = await confirmMailChange(services, { ...body, viewer: context.viewer });
    return {
      user: context.viewer?.userId === userId ? await services.accountSteps.present(db, userId) : null,
    };
  });

  handle(app, UNDO_MAIL_CHANGE, ({ body }) => undoMailChange(services, body.token));

  const logOut = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    requireClientHeader(request);
    const { viewer } = request.context;
    if (viewer) await logOutSession(services, viewer.userId, viewer.sessionId);
    clearSessionCookie(reply);
  };
  handle(app, LOG_OUT_BY_READING, logOut, { exposeHeadRoute: false });
  handle(app, LOG_OUT, logOut);

  handle(app, READ_SESSIONS, async ({ context }) => {
    const { userId, sessionId } = context.member;
    const rows = await listSessions(db, userId, context.now);
    const items = rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      country: row.country,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === sessionId,
    }));
    return { items };
  });

  handle(app, END_SESSION, async ({ context, query }) => {
    const { userId, sessionId } = context.member;
    if (query.id === undefined) await logOutOthers(services, userId, sessionId);
    else if (!(await logOutSession(services, userId, query.id))) throw problem('not_found');
  });
}

/** Refuses a country that the site does not serve. */
function refuseCountry({ settings }: RequestContext, country: CountryCode | undefined): void {
  if (country && !settings.value('countries').includes(country))
    throw fieldProblem('profile.country', 'not_allowed');
}
