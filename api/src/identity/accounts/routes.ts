import { Closed, Id } from '@rendezvous/contract/common';
import { LoginBody, SessionsResponse, UserPatch, UserResponse } from '@rendezvous/contract/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { NoBody, NoContent } from '#src/platform/lib/no-body.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { requireClientHeader } from '#src/platform/http/cross-site.ts';
import { clearSessionCookie, viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { logIn } from './login.ts';
import { changeAccount, touchAndReadUser } from './service.ts';
import { endSession, listSessions } from './session-repository.ts';

/** Log-in, log-out, one's own account and sessions (spec §7 Calls). */
export async function accountRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, clock, live } = services;

  app.get(
    '/api/user.php',
    { config: { access: 'public', etag: true }, schema: { response: { 200: UserResponse } } },
    async (request) => {
      return { user: request.viewer ? await touchAndReadUser(services, request.viewer.userId) : null };
    },
  );

  app.post(
    '/api/user.php',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: MINUTE } },
      schema: { querystring: Closed({}), body: LoginBody, response: { 200: UserResponse } },
    },
    async (request, reply) => {
      const userId = await logIn(request, reply, request.body.email, request.body.password);
      return { user: await services.accountSteps.present(db, userId) };
    },
  );

  app.put(
    '/api/user.php',
    { schema: { body: UserPatch, response: { 200: UserResponse } } },
    async (request) => ({
      user: await changeAccount(services, viewerOf(request).userId, request.body),
    }),
  );

  const logOut = async (request: FastifyRequest, reply: FastifyReply) => {
    requireClientHeader(request);
    if (request.viewer) {
      await endSession(db, request.viewer.userId, request.viewer.sessionId);
      await live.publish(request.viewer.userId, 'user', {
        reason: 'session_ended',
        session: request.viewer.sessionId,
      });
    }
    clearSessionCookie(reply);
    return reply.code(204).send(null);
  };
  app.get(
    '/api/logout.php',
    { config: { access: 'public' }, exposeHeadRoute: false, schema: { response: { 204: NoContent } } },
    logOut,
  );
  app.post(
    '/api/logout.php',
    { config: { access: 'public' }, schema: { body: NoBody, response: { 204: NoContent } } },
    logOut,
  );

  app.get('/api/sessions.php', { schema: { response: { 200: SessionsResponse } } }, async (request) => {
    const viewer = viewerOf(request);
    const rows = await listSessions(db, viewer.userId, clock.now());
    const items = rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === viewer.sessionId,
    }));
    return { items };
  });

  app.delete(
    '/api/sessions.php',
    { schema: { querystring: Closed({ id: Id }), body: NoBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const viewer = viewerOf(request);
      if (!(await endSession(db, viewer.userId, request.query.id))) throw problem('not_found');
      await live.publish(viewer.userId, 'user', { reason: 'session_ended', session: request.query.id });
      return reply.code(204).send(null);
    },
  );
}
