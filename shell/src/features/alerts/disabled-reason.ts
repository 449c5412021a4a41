import type { User } from '@rendezvous/contract/resources/accounts/schemas';

export type DisabledReason = User['notifications_disabled'][number];

/** The farthest-reaching first: a bounce stops all mail, the others spare security and payments. */
const BY_REACH: readonly DisabledReason[] = ['bounce', 'fbl', 'listunsubscribe'];

/** The reason to show when there are several. */
export function disabledReason(reasons: User['notifications_disabled']): DisabledReason {
  return BY_REACH.find((reason) => reasons.includes(reason)) ?? 'listunsubscribe';
}
