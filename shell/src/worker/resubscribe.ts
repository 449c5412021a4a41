import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/calls';
import { notifyPages, type WorkerScope } from './scope.ts';

/** Event of browsers when a subscription has expired or was replaced. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

const HEADERS = { 'content-type': 'application/json', 'x-client': 'web/2' };

/**
 * Replaces a subscription that ran out and sends the new one to the account of this browser's session. After a
 * log-out there is no account to notify: the subscription ends.
 */
export async function subscribeAgain(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && !key) return;
  const subscription =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key! }));
  const body = JSON.stringify({ subscription });
  const { status } = await fetch(SUBSCRIBE_PUSH.path, {
    method: SUBSCRIBE_PUSH.method,
    headers: HEADERS,
    body,
  });
  if (status === 403) await subscription.unsubscribe();
  else await notifyPages(scope, { type: 'resubscribed' });
}
