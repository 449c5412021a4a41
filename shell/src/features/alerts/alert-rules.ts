import type { Dismissible } from '@rendezvous/contract/composition/dismissals';
import type { AlertName, Route } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** What decides about alerts. */
export interface AlertFacts {
  /** Null for an address the product does not have: nothing is hidden there. */
  route: Route | null;
  user: User | null;
  dismissed: readonly Dismissible[];
  /** Push notifications can be offered to this member. */
  pushOffered: boolean;
  /** A sign-up is under way, on any page. */
  signingUp: boolean;
}

type Condition = (user: User, facts: AlertFacts) => boolean;

/** Each alert's own condition, in order of precedence (spec §2 Default-layout behaviour). */
const CONDITIONS: readonly (readonly [AlertName, Condition])[] = [
  [
    'activation',
    (user) =>
      user.status === 'not_confirmed' &&
      user.profile.status === 'disabled' &&
      user.notifications_disabled.length === 0,
  ],
  ['disabledNotifications', (user) => user.notifications_disabled.length > 0],
  ['consent', (user) => user.consent_outdated],
  ['photo', (user) => user.profile.main_image === null],
  ['push', (_user, { pushOffered }) => pushOffered],
];

/** The alerts that are due, in order of precedence. Landers, chats and empty pages show none. */
export function dueAlerts(facts: AlertFacts): AlertName[] {
  const { route, user, dismissed, signingUp } = facts;
  if (!user || signingUp || (route && route.layout !== 'default')) return [];
  return CONDITIONS.filter(
    ([name, applies]) =>
      !route?.hiddenAlerts.includes(name) &&
      !(dismissed as readonly string[]).includes(name) &&
      applies(user, facts),
  ).map(([name]) => name);
}
