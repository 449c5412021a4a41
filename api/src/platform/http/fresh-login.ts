import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type { FastifyRequest } from 'fastify';
import { operatorOf } from './access.ts';
import type { RequestContext } from './context.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

/** Decides whether an endpoint asks for a fresh log-in with this body. */
function asksFreshLogin({ fresh }: Pick<Endpoint, 'fresh'>, body: unknown): boolean {
  if (!fresh || fresh === true) return fresh === true;
  return typeof body === 'object' && body !== null && fresh.some((field) => Object.hasOwn(body, field));
}

/**
 * Refuses endpoints marked `fresh` when the password, or an operator's second factor, was given too long ago in this session (PRODUCT §3).
 * Bodies at fault are refused before, so that a proof is asked for acts that can succeed.
 */
export async function freshLoginPlugin(app: App): Promise<void> {
  app.addHook('preHandler', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && asksFreshLogin(endpoint, request.body)) requireFreshLogin(request, endpoint);
    done();
  });
}

function requireFreshLogin(request: FastifyRequest, { access }: Endpoint): void {
  const { context } = request;
  const provenAt = access === 'operator' ? operatorOf(request).provenAt : context.member.authenticatedAt;
  if (!isFreshLogin(context, provenAt)) throw problem('reauthentication_required');
}

/** Is a proof of so long ago still fresh? */
export function isFreshLogin(
  { now, settings }: Pick<RequestContext, 'now' | 'settings'>,
  provenAt: Date,
): boolean {
  return now.getTime() - provenAt.getTime() <= settings.value('fresh_login_minutes') * MINUTE;
}
