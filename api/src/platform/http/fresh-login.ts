import type { Endpoint } from '@rendezvous/contract/endpoint';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

/** Decides whether an endpoint asks for a fresh log-in with this body. */
function asksFreshLogin({ fresh }: Pick<Endpoint, 'fresh'>, body: unknown): boolean {
  if (!fresh || fresh === true) return fresh === true;
  return typeof body === 'object' && body !== null && fresh.some((field) => Object.hasOwn(body, field));
}

/**
 * Refuses endpoints marked `fresh` when the password was given too long ago in this session (PRODUCT §3). Bodies at fault are refused
 * before, so that a password is asked for acts that can succeed.
 */
export async function freshLoginPlugin(app: App): Promise<void> {
  app.addHook('preHandler', async ({ context, routeOptions, body }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || !asksFreshLogin(endpoint, body)) return;
    const { now, settings, member } = context;
    const age = now.getTime() - member.authenticatedAt.getTime();
    if (age > settings.value('fresh_login_minutes') * MINUTE) throw problem('reauthentication_required');
  });
}
