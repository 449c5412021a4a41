import { findUser } from '#src/identity/accounts/face.ts';
import { findPublicCode, isOfferable, type CodeRow } from '#src/money/discounts/face.ts';
import { bonusRules } from '#src/money/timebonus/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Services } from '#src/platform/services.ts';
import { hasOfferAsGood } from './offer-repository.ts';
import type { MailingRow } from './repository.ts';

/** The code of an offer, while it runs as the offer says: a paused code, or one whose end was moved, is not offered. */
export async function runningCode(
  tx: Tx,
  { code: name, valid_until: end }: Pick<MailingRow, 'code' | 'valid_until'>,
  now: Date,
): Promise<CodeRow | null> {
  const code = name === null ? null : await findPublicCode(tx, name);
  if (!code || code.status !== 'active' || !end || end <= now) return null;
  return code.expires?.getTime() === end.getTime() ? code : null;
}

/**
 * May a member receive an offer? The code works for them, no other offer of theirs runs, and none as good ran out within the days in
 * which a timer has to have been honest (PRODUCT §0.3).
 */
export async function mayOffer(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Tx,
  userId: string,
  mailing: MailingRow,
): Promise<boolean> {
  const now = clock.now();
  const code = await runningCode(tx, mailing, now);
  const user = code && (await findUser(tx, userId));
  if (!code || !user) return false;
  const bonus = bonusRules(settings, user.domain);
  const member = { id: user.id, paid: user.paid_user, signupDate: user.signup_date };
  if (!(await isOfferable(tx, code, { member, country: user.payment_country, bonus, now }))) return false;
  const offer = { id: mailing.id, percentage: code.value_percentage };
  return !(await hasOfferAsGood(tx, userId, offer, after(now, -bonus.cooldownDays * DAY)));
}
