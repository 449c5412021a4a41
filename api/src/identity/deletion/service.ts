import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { DeleteAccountBody } from '@rendezvous/contract/resources/deletion/schemas';
import type { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as accounts from '#src/identity/accounts/face.ts';
import { isErased, revokeTokens, redeemToken } from '#src/identity/links/face.ts';
import type { Services } from '#src/platform/services.ts';
import { planErasure } from './erase.ts';
import { DELETION_MAIL_JOB } from './jobs.ts';
import { countReason } from './reasons-repository.ts';
import { insertDeletion, removeDeletion } from './repository.ts';

/** Links that a deleted account no longer needs. One that undoes a change of address stays, for the owner of a stolen account. */
const USELESS_LINKS = ['activation', 'password_reset', 'mail_change'] as const;

/** Notifies the open pages of contacts, in every process, that a member is gone or back: their lists read again. */
async function announce({ live, accountSteps }: Services, { tx, afterCommit }: Unit, userId: string) {
  const contacts = new Set<string>();
  for (const step of accountSteps.contacts) for (const id of await step(tx, userId)) contacts.add(id);
  afterCommit(async () => {
    for (const id of contacts) await live.publish(id, 'user', { reason: 'contact' });
  });
}

/**
 * Deletes an account at its member's wish: hidden at once everywhere, all sessions ended, and the link back mailed (spec §3 Delete
 * reasons, §4 Account). The password was proven before.
 */
export async function requestDeletion(
  services: Services,
  userId: string,
  { reason, remarks }: Pick<DeleteAccountBody, 'reason' | 'remarks'>,
): Promise<void> {
  const { unitOfWork, clock, jobs, accountSteps } = services;
  const now = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    const unit = { tx, afterCommit };
    const user = await accounts.lockUser(tx, userId);
    const before = await accounts.closeAccount(services, unit, user, now);
    await insertDeletion(tx, {
      user_id: userId,
      reason,
      remarks: visibleText(remarks ?? ''),
      status_before: before.status,
      profile_status_before: before.profileStatus,
      requested_at: now,
    });
    await countReason(tx, { domain: user.domain, reason, requestedAt: now }, 'deletions');
    await revokeTokens(tx, userId, USELESS_LINKS, now);
    for (const step of accountSteps.closed) await step(unit, userId);
    await jobs.send(tx, DELETION_MAIL_JOB, { userId }, { key: userId });
    await planErasure(services, tx, { ...user, deletion_requested_at: now });
    await announce(services, unit, userId);
  });
}

/**
 * Brings a deleted account back as it was, and hands it over: a thief may have deleted it. The mailed link proves the address: an account that was
 * never confirmed is confirmed with it.
 * @returns the account's id
 * @throws problem `link_invalid`; `link_expired` also for an account that is back already; `account_erased`; a field error of `password`
 */
async function reactivate(services: Services, { token, password }: LinkBody): Promise<string> {
  const { unitOfWork, clock } = services;
  const now = clock.now();
  return unitOfWork(async (tx, afterCommit) => {
    const unit = { tx, afterCommit };
    if (await isErased(tx, token)) throw problem('account_erased');
    const { userId } = await redeemToken(tx, token, 'reactivation', now);
    const user = await accounts.lockUser(tx, userId);
    if (user.status !== 'pending_deletion') throw problem('link_expired');
    const before = await removeDeletion(tx, userId);
    if (before)
      await countReason(
        tx,
        { domain: user.domain, reason: before.reason, requestedAt: before.requested_at },
        'returns',
      );
    await accounts.reopenAccount(unit, userId, {
      status: before?.status_before ?? 'active',
      profileStatus: before?.profile_status_before ?? 'active',
    });
    await accounts.handOverWith(services, unit, user, password);
    if (before?.status_before === 'not_confirmed') await accounts.confirmAccount(services, unit, user, now);
    await announce(services, unit, userId);
    return userId;
  });
}

/** Brings a deleted account back by a press in a browser, which gets a session. @returns the account's id */
export async function reactivateIn(
  request: FastifyRequest,
  reply: FastifyReply,
  press: LinkBody,
): Promise<string> {
  const userId = await reactivate(request.server.services, press);
  await accounts.startSession(request, reply, userId);
  return userId;
}
