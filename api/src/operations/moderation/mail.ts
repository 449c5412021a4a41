import type { ProfileRejectReason } from '@rendezvous/contract/operators/values';
import { findUser } from '#src/identity/accounts/face.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import { findReview } from './repository.ts';

export interface ReturnedProfile {
  userId: string;
  told: ProfileRejectReason;
}

/** Notifies a member why their profile went back, unless they have changed it already. */
export async function mailReturnedProfile(
  services: Services,
  { userId, told }: ReturnedProfile,
): Promise<void> {
  const [user, review] = [await findUser(services.db, userId), await findReview(services.db, userId)];
  if (!user || review?.state !== 'sent_back') return;
  await sendMail(services, user, {
    kind: 'profile-returned',
    purpose: 'account',
    url: `${services.config.BASE_URL}/profile`,
    more: [`because.${told}`, 'then'],
  });
}
