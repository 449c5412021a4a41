import { after, DAY } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { liftReasons } from '#src/identity/accounts/disabled-repository.ts';
import * as accounts from '#src/identity/accounts/service.ts';
import { chatRules } from '#src/conversation/chats/rules.ts';
import { announceReleasedMessages, releaseHeldMessages } from '#src/conversation/chats/waiting.ts';
import { likeRules } from '#src/people/likes/rules.ts';
import { announceReleasedLikes, releaseHeldLikes } from '#src/people/likes/service.ts';
import { createNotify } from '#src/platform/notifications/service.ts';
import { balanceOf, grantCredits, openWallet } from '#src/money/wallet/service.ts';
import type { Services } from '#src/platform/services.ts';
import { RESEND_JOB } from './jobs.ts';
import { linkTimes, retireLinks, spendLink } from './link-repository.ts';

/**
 * Activates the account a link belongs to: confirmed and listed, sign-up credits granted once, held likes and messages
 * let go, all in one transaction (spec §4 Account).
 * @returns the account's id
 * @throws problem `link_invalid`, `link_expired`
 */
export async function activate(services: Services, token: string): Promise<string> {
  const { db, clock, live, settings, jobs } = services;
  const now = clock.now();
  const notify = createNotify(jobs);
  const { userId, likes, messages, rules } = await db.transaction().execute(async (tx) => {
    const id = await spendLink(tx, token, 'activation', now);
    const user = await tx
      .selectFrom('users')
      .select(['domain', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.status !== 'not_confirmed') throw problem('link_expired');
    await retireLinks(tx, id, 'activation', now);
    await accounts.setAccountStatus(tx, id, 'active', now);
    await liftReasons(tx, id, ['bounce']);
    await openWallet(tx, id);
    const credits = settings.value(user.domain, 'signup_credits');
    if (credits > 0)
      await grantCredits(tx, { userId: id, credits, kind: 'signup', operationId: `signup:${id}` });
    const chat = chatRules(settings, user.domain);
    const released = await releaseHeldLikes({ notify, rules: likeRules(settings, user.domain), now }, tx, id);
    return {
      userId: id,
      rules: chat,
      likes: released,
      messages: await releaseHeldMessages({ notify, rules: chat, now }, tx, id),
    };
  });
  await announceReleasedLikes(db, live, userId, likes);
  await announceReleasedMessages({ db, live, notify, rules, now }, messages);
  await live.publish(userId, 'user', { reason: 'status' });
  await live.publish(userId, 'credits', { credits: await balanceOf(db, userId), paid_user: false });
  return userId;
}

/**
 * Sends the activation mail once more, through the queue.
 * @throws problem `rate_limited` with `retry_after` within a minute of the last, `too_many_mails` after five in a day
 */
export async function resendActivation(
  { db, clock, settings, jobs }: Services,
  userId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['domain', 'status'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.status !== 'not_confirmed') return;
    const times = await linkTimes(tx, userId, 'activation', after(now, -DAY));
    const [last] = times;
    const pause = settings.value(user.domain, 'activation_resend_seconds');
    const waited = last ? (now.getTime() - last.getTime()) / 1000 : Infinity;
    if (waited < pause) throw problem('rate_limited', { retry_after: Math.ceil(pause - waited) });
    if (times.length >= settings.value(user.domain, 'activation_mails_per_day'))
      throw problem('too_many_mails');
    await jobs.send(tx, RESEND_JOB, { userId }, { key: userId });
  });
}

/** Ten minutes after the last step of a sign-up nobody went on with, the activation mail goes out all the same. */
export async function isAbandoned(
  { db }: Pick<Services, 'db'>,
  userId: string,
  step: number,
): Promise<boolean> {
  const user = await accounts.findUser(db, userId);
  return user?.status === 'not_confirmed' && user.signup_completed_at === null && user.signup_step === step;
}
