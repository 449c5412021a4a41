import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Causes } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { mailActivation } from './activation-mail.ts';
import { stillUnconfirmed } from './repository.ts';

/** The reminder to confirm the address: a mail of its own and no push, since a browser would not lead to the link. */
export function signupCauses(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'config' | 'signer' | 'mail'>,
): Pick<Causes, 'activation'> {
  return {
    activation: {
      type: 'reminders',
      push: null,
      status: 'not_confirmed',
      path: () => pathTo('chats'),
      stillNews: stillUnconfirmed,
      letter: {
        send: (receiver, { id }) =>
          mailActivation(services, receiver.id, { kind: 'activation_reminder', purpose: 'notification', id }),
      },
    },
  };
}
