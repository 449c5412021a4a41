import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { findByEmail, findByName, setAccountStatus } from '#src/identity/accounts/service.ts';
import { judgePhoto } from '#src/people/photos/service.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './repository.ts';

export { writeAudit } from './repository.ts';

/** Finds a member by id, e-mail address or user name. @throws problem `not_found` */
async function memberId(tx: Tx, who: string): Promise<string> {
  const byId = await tx.selectFrom('users').select('id').where('id', '=', who).executeTakeFirst();
  const found = byId ?? (await findByEmail(tx, who)) ?? (await findByName(tx, who));
  if (!found) throw problem('not_found', { detail: `no member is called ${who}` });
  return found.id;
}

/**
 * What an operator may know of a member: account, state and where they came from, not what they wrote or how they log in.
 * Written down with the operator's name. @throws problem `not_found`
 */
export async function describeMember(
  { db, clock }: Services,
  operator: string,
  who: string,
): Promise<Record<string, unknown>> {
  const id = await memberId(db, who);
  const member = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'status',
      'language',
      'country',
      'paid_user',
      'fictional',
      'invisible',
      'tracking',
      'domain',
      'signup_date',
      'confirmed_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await writeAudit(db, { at: clock.now(), operator, action: 'member.show', subject: id });
  return member;
}

/** Suspends a member, ending their sessions, or lets them back in; written down with the operator's name. */
export async function judgeMember(
  services: Services,
  operator: string,
  who: string,
  status: 'active' | 'suspended',
  reason: string,
): Promise<void> {
  const { db, clock, live } = services;
  const now = clock.now();
  const userId = await db.transaction().execute(async (tx) => {
    const id = await memberId(tx, who);
    await setAccountStatus(tx, id, status, now);
    await writeAudit(tx, {
      at: now,
      operator,
      action: status === 'active' ? 'member.reactivate' : 'member.suspend',
      subject: id,
      detail: { reason },
    });
    return id;
  });
  await live.publish(userId, 'user', { reason: 'status' });
}

/** Approves or rejects a photo; written down with the operator's name. */
export async function reviewPhoto(
  services: Services,
  operator: string,
  photoId: string,
  status: 'active' | 'rejected',
): Promise<void> {
  const userId = await judgePhoto(services, photoId, status);
  await writeAudit(services.db, {
    at: services.clock.now(),
    operator,
    action: status === 'active' ? 'photo.approve' : 'photo.reject',
    subject: photoId,
    detail: { member: userId },
  });
}
