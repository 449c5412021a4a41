import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import { findUser, lockUser, setAccountStatus, setProfileStatus } from '#src/identity/accounts/face.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { writeMeasure } from './measures.ts';
import { findReview } from './repository.ts';

type JudgeServices = Pick<Services, 'unitOfWork' | 'clock' | 'live' | 'jobs'>;

/**
 * Suspends a member, ending their sessions on every process, and mails the reasons; written down with the operator's name, in the same transaction.
 * @throws problem `not_found`; `duplicate` for a suspended member; `pending_deletion` for one who is leaving, whose erasure must not stop
 */
export async function suspendMember(
  services: JudgeServices,
  operator: string,
  userId: string,
  statement: MeasureStatement,
): Promise<void> {
  const { unitOfWork, clock, live, jobs } = services;
  const at = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    if (!(await findUser(tx, userId))) throw problem('not_found');
    const { status } = await lockUser(tx, userId);
    if (status === 'suspended') throw problem('duplicate');
    if (status === 'pending_deletion') throw problem('pending_deletion');
    await setAccountStatus(services, { tx, afterCommit }, userId, 'suspended', at);
    await writeMeasure(tx, jobs, { kind: 'suspend', userId, operator, at, ...statement });
    afterCommit(() => live.publish(userId, 'user', { reason: 'status' }));
  });
}

/**
 * Restores a suspended member; a profile that was out of sight for its review stays so.
 * @throws problem `not_found`; `duplicate` for a member who is not suspended
 */
export async function restoreMember(
  services: JudgeServices,
  operator: string,
  userId: string,
  reason: string,
): Promise<void> {
  const { unitOfWork, clock, live, jobs } = services;
  const at = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    if (!(await findUser(tx, userId))) throw problem('not_found');
    const { status } = await lockUser(tx, userId);
    if (status !== 'suspended') throw problem('duplicate');
    await setAccountStatus(services, { tx, afterCommit }, userId, 'active', at);
    const review = await findReview(tx, userId);
    if (review)
      await setProfileStatus(tx, userId, review.state === 'pending' ? 'pending_review' : 'disabled');
    await writeMeasure(tx, jobs, { kind: 'restore', userId, operator, at, reason });
    afterCommit(() => live.publish(userId, 'user', { reason: 'status' }));
  });
}
