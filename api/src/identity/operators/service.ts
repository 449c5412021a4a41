import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { findByEmail, findByName, findUser, setAccountStatus } from '#src/identity/accounts/service.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { readAudit, writeAudit, type AuditFilter } from './audit-repository.ts';
import { readMember } from './member-repository.ts';
import { forgetFailures } from './repository.ts';
import { forgetOperatorSessions } from './session-repository.ts';

export { readAudit, writeAudit } from './audit-repository.ts';
export { findOperator } from './login.ts';
export { addStaff, changeStaff, listStaff, staffNamed, type Actor } from './staff.ts';

/** A part of the audit log; the look itself is written down too. */
export async function listAudit(
  { unitOfWork, clock }: Pick<Services, 'unitOfWork' | 'clock'>,
  operator: Pick<Operator, 'name'>,
  filter: AuditFilter,
  position: Position | null,
  limit: number,
) {
  return unitOfWork(async (tx) => {
    const rows = await readAudit(tx, limit, filter, position);
    const entry = { action: 'audit.list', subject: filter.subject ?? 'all' };
    await writeAudit(tx, { at: clock.now(), operator: operator.name, ...entry });
    return rows;
  });
}

/** Deletes sessions of operators and counts of wrong codes whose time is over. */
export async function forgetLogIns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetOperatorSessions(db, clock.now());
  await forgetFailures(db, after(clock.now(), -DAY));
}

/** Finds a member by id, e-mail address or user name. @throws problem `not_found` */
async function memberId(tx: Tx, who: string): Promise<string> {
  const byId = await findUser(tx, who);
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
  const member = await readMember(db, id);
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
  const { unitOfWork, clock, live } = services;
  const now = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    const id = await memberId(tx, who);
    await setAccountStatus(services, { tx, afterCommit }, id, status, now);
    await writeAudit(tx, {
      at: now,
      operator,
      action: status === 'active' ? 'member.reactivate' : 'member.suspend',
      subject: id,
      detail: { reason },
    });
    afterCommit(() => live.publish(id, 'user', { reason: 'status' }));
  });
}
