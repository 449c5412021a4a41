import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as accounts from '#src/identity/accounts/face.ts';
import type { Services } from '#src/platform/services.ts';
import { RESEND_JOB } from './jobs.ts';
import { isBounced } from './policy.ts';
import { linkTimes, revokeTokens, redeemToken } from '#src/identity/links/face.ts';

/** Whose address a link confirmed. */
interface Confirmed {
  userId: string;
  /** The account is active only since now; else its address was confirmed again after a bounce. */
  activated: boolean;
}

/**
 * Activates the account a link belongs to: confirmed and listed, with what the other districts do then (sign-up credits, withheld likes
 * and messages), all in one transaction (spec §4 Account). Pressed outside of a session of the account, the link hands it over: another person may
 * have signed up with the address. An active account whose mails came back gets mails again.
 * @throws problem `link_invalid`, `link_expired`; a field error of `password`
 */
async function activate(
  services: Services,
  { token, password, viewer }: accounts.LinkPress,
): Promise<Confirmed> {
  const { unitOfWork, clock, live } = services;
  const now = clock.now();
  return unitOfWork(async (tx, afterCommit) => {
    const { userId: id } = await redeemToken(tx, token, 'activation', now);
    const user = await accounts.lockUser(tx, id);
    const activated = user.status === 'not_confirmed';
    if (!activated && !isBounced(user)) throw problem('link_expired');
    await revokeTokens(tx, id, ['activation'], now);
    if (activated) {
      if (viewer?.userId !== id) await accounts.handOverWith(services, { tx, afterCommit }, user, password);
      await accounts.confirmAccount(services, { tx, afterCommit }, user, now);
    } else {
      await accounts.liftReasons(tx, id, ['bounce']);
      afterCommit(() => live.publish(id, 'user', { reason: 'profile' }));
    }
    return { userId: id, activated };
  });
}

/**
 * Activates by a press in a browser. One outside of the account's session gets a session, unless the link confirms again only.
 * @returns the account that the browser is logged in to; null when it has none of the link's account
 */
export async function activateIn(
  request: FastifyRequest,
  reply: FastifyReply,
  press: LinkBody,
): Promise<string | null> {
  const { viewer } = request.context;
  const { userId, activated } = await activate(request.server.services, { ...press, viewer });
  const isOwn = viewer?.userId === userId;
  if (activated && !isOwn) await accounts.startSession(request, reply, userId);
  return activated || isOwn ? userId : null;
}

/**
 * Sends the activation mail once more, through the queue; to an active member whose mails came back the mail that confirms the address
 * again.
 * @throws problem `rate_limited` with `retry_after` within a minute of the last, `too_many_mails` after five in a day
 */
export async function resendActivation(
  { unitOfWork, clock, settings, jobs }: Services,
  userId: string,
): Promise<void> {
  const now = clock.now();
  await unitOfWork(async (tx) => {
    const user = await accounts.lockUser(tx, userId);
    if (user.status !== 'not_confirmed' && !isBounced(user)) return;
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

/** Sends the activation mail ten minutes after the last step of an abandoned sign-up. */
export async function isAbandoned(
  { db }: Pick<Services, 'db'>,
  userId: string,
  step: number,
): Promise<boolean> {
  const user = await accounts.findUser(db, userId);
  return user?.status === 'not_confirmed' && user.signup_completed_at === null && user.signup_step === step;
}
