import { pathTo } from '@rendezvous/contract/kernel/routes';
import { findUser } from '#src/identity/accounts/face.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';

/** Job that notifies a member of a new or a removed passkey. */
export const PASSKEY_NOTICE_JOB = 'passkeys.tell';

export interface PasskeyNotice {
  userId: string;
  kind: 'passkey_added' | 'passkey_removed';
  /** Name of the passkey. */
  passkey: string;
}

/** Notifies a member by mail that a passkey was added or removed, with the way to the settings. */
export async function sendPasskeyNotice(
  services: Services,
  { userId, kind, passkey }: PasskeyNotice,
): Promise<void> {
  const user = await findUser(services.db, userId);
  if (!user) return;
  await sendMail(services, user, {
    kind,
    purpose: 'account',
    url: mailLink(services, `${pathTo('notifications')}#login`, {}),
    values: { passkey, support: services.settings.value(user.domain, 'support_email') },
    more: ['hint'],
  });
}
