import { AsyncLocalStorage } from 'node:async_hooks';
import cookie from '@fastify/cookie';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions, Viewer } from '#src/platform/ports/sessions.ts';
import { isSecure } from './own-origin.ts';
import type { App } from '#src/platform/types.ts';

/** A session lives this long after its last use (spec §7: 30-day expiry). */
export const SESSION_DAYS = 30;

/** Sets the session cookie: HttpOnly, same-site, for 30 days (spec §7, §9 Cookies). */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply.request),
    maxAge: SESSION_DAYS * 24 * 3600,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** The member of the page that makes requests of its own; those are not looked up again. */
const pageViewer = new AsyncLocalStorage<Viewer>();

/** Sends requests inside the process with the rights of an authenticated member; null looks the session up. */
export async function requestAs<T>(viewer: Viewer | null, make: () => PromiseLike<T>): Promise<T> {
  // Fastify starts an inner request when it is awaited, so the waiting is inside.
  const request = async (): Promise<T> => await make();
  return viewer ? pageViewer.run(viewer, request) : request();
}

/** Finds the member behind the session cookie and extends a session in use: the 30 days roll. */
export async function sessionPlugin(app: App, sessions: Sessions): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    const token = request.cookies[SESSION_COOKIE];
    if (!token || config.session === 'none') return done();
    const known = pageViewer.getStore();
    if (known) {
      request.context.viewer = known;
      return done();
    }
    return recognise(request, reply, token).catch((err: unknown) => {
      if (config.session !== 'optional') throw err;
      request.log.warn({ err }, 'session not looked up');
      request.context.viewer = null;
      request.context.viewerUnknown = true;
    });
  });

  async function recognise(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const { clock } = app.services;
    const session = await sessions.find(token, clock.now());
    if (!session) return;
    request.context.viewer = session.viewer;
    if (await sessions.touch(session, clock.now())) setSessionCookie(reply, token);
  }
}
