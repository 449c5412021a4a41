import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { findByEmail, findByName, findUser, setAccountStatus } from '#src/identity/accounts/service.ts';
import type { Services } from '#src/platform/services.ts';
import { readMember, writeAudit } from './repository.ts';

export {
  addOperator,
  findOperator,
  listOperators,
  readAudit,
  retireOperator,
  writeAudit,
} from './repository.ts';

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
