import type { PushSubscriptionJson } from '@rendezvous/contract/resources/push/schemas';
import { newId } from '#src/platform/lib/ids.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { isCurvePoint } from '#src/platform/lib/vapid.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Services } from '#src/platform/services.ts';
import * as repository from './repository.ts';

/**
 * Stores the subscription of the browser a member uses (spec §4 Push state, §7). It ends with the session it came with; a browser
 * that another account uses now is that account's.
 * @throws field errors for an endpoint that is not a public https address, or a key that is none
 */
export async function subscribe(
  services: Services,
  viewer: Viewer,
  { endpoint, keys }: PushSubscriptionJson,
): Promise<void> {
  const { unitOfWork, clock, push, settings } = services;
  if (!push.accepts(endpoint)) throw fieldProblem('subscription.endpoint', 'not_allowed');
  if (!isCurvePoint(keys.p256dh)) throw fieldProblem('subscription.keys.p256dh', 'invalid');
  await unitOfWork(async (tx) => {
    await repository.putSubscription(tx, {
      id: newId(),
      user_id: viewer.userId,
      session_id: viewer.sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      created_at: clock.now(),
    });
    await repository.deleteOldest(tx, viewer.userId, settings.value(DEFAULT_DOMAIN, 'push_devices'));
  });
}

/** Forgets this browser's subscription when it is the member's; anything else changes nothing. */
export async function unsubscribe(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  endpoint: string,
): Promise<void> {
  await repository.deleteByEndpoint(db, viewer.userId, endpoint);
}
