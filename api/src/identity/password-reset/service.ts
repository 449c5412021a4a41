import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import * as accounts from '#src/identity/accounts/face.ts';
import { createToken, linkTimes, revokeTokens, redeemToken, deleteToken } from '#src/identity/links/face.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Services } from '#src/platform/services.ts';

/** Job that mails a link to a new password; without a user it does nothing, and is queued as quickly. */
export const RESET_JOB = 'password-reset.send';

export interface ResetJob {
  userId: string | null;
}

/** Were as many links mailed within a day as the setting allows? */
async function isSpent(tx: Tx, userId: string, limit: number, now: Date): Promise<boolean> {
  const sent = await linkTimes(tx, userId, 'password_reset', after(now, -DAY));
  return sent.length >= limit;
}

/**
 * Orders a mail with a link to a new password (spec §8 Password reset). With neutral messages known and unknown addresses get the same
 * answer after the same work.
 * @throws problem `email_not_found`, `pending_deletion`, `too_many_mails`; never with neutral messages
 */
export async function requestReset(
  services: Services,
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
  email: string,
): Promise<void> {
  const { db, unitOfWork, jobs } = services;
  const found = await accounts.findByEmail(db, email);
  // A fictional profile has no log-in.
  const owner = found && !found.fictional ? found : undefined;
  if (settings.value('account_messages') === 'explicit') {
    if (!owner) throw problem('email_not_found');
    if (owner.status === 'pending_deletion') throw problem('pending_deletion');
    if (await isSpent(db, owner.id, settings.value('reset_mails_per_day'), now))
      throw problem('too_many_mails');
  }
  const job: ResetJob = { userId: owner?.id ?? null };
  await unitOfWork((tx) => jobs.send(tx, RESET_JOB, job, { key: hashToken(addressKey(email)) }));
}

/** Mails the link, at most three times a day, to the address that the account has at this moment. */
export async function mailReset(services: Services, { userId }: ResetJob): Promise<void> {
  const { db, unitOfWork, clock, settings } = services;
  if (userId === null || !(await accounts.findUser(db, userId))) return;
  const issued = await unitOfWork(async (tx) => {
    const user = await accounts.lockUser(tx, userId);
    const limit = settings.value(user.domain, 'reset_mails_per_day');
    if (await isSpent(tx, userId, limit, clock.now())) return null;
    const minutes = settings.value(user.domain, 'reset_link_minutes');
    const token = await createToken(tx, userId, 'password_reset', clock.now(), minutes * MINUTE);
    return { user, minutes, token };
  });
  if (!issued) return;
  const { user, minutes, token } = issued;
  try {
    await sendMail(services, user, {
      kind: 'password_reset',
      // A request says that this address is read, whatever came back from it before.
      purpose: 'confirmation',
      url: mailLink(services, pathTo('reset-password-do'), { token }),
      values: { minutes },
      more: ['validity'],
    });
  } catch (error) {
    await deleteToken(db, token);
    throw error;
  }
}

/**
 * Sets a new password by a mailed link, which works once; of parallel tries one succeeds. The link hands the account over. A password
 * at fault does not use the link up.
 * @throws problem `link_invalid`, `link_expired`, or a field error of `password`
 */
export async function resetPassword(services: Services, token: string, password: string): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    const { userId: id } = await redeemToken(tx, token, 'password_reset', services.clock.now());
    const user = await accounts.lockUser(tx, id);
    await accounts.handOverWith(services, { tx, afterCommit }, user, password);
    await services.jobs.send(tx, accounts.PASSWORD_NOTICE_JOB, { userId: id });
    await accounts.liftReasons(tx, id, ['bounce']);
    // Where only confirmed addresses log in, the link that was mailed there confirms this one.
    const isNeutral = services.settings.value(user.domain, 'account_messages') === 'neutral';
    if (isNeutral && user.status === 'not_confirmed') {
      await revokeTokens(tx, id, ['activation'], services.clock.now());
      await accounts.confirmAccount(services, { tx, afterCommit }, user, services.clock.now());
    }
  });
}
