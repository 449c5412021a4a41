import type { OperatorRole } from '@rendezvous/contract/operators/values';
import type { OpsOperator } from '@rendezvous/contract/operators/staff/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from './audit-repository.ts';
import { operatorPasskeys } from './passkey-store.ts';
import * as operators from './repository.ts';
import { endOperatorSessions } from './session-repository.ts';

/** Author of an act: an operator of the site, or the command line, which has no id. */
export interface Actor {
  id: string | null;
  name: string;
}

type StaffServices = Pick<Services, 'unitOfWork' | 'clock'>;

async function presentOperators(tx: Tx, id?: string): Promise<OpsOperator[]> {
  const rows = await operators.listOperators(tx, id);
  return rows.map(
    ({ totp_secret: secret, created_at: createdAt, last_seen_at: seenAt, passkeys, ...row }) => ({
      ...row,
      second_factor: secret !== null,
      passkeys: Number(passkeys),
      created_at: createdAt.toISOString(),
      last_seen_at: seenAt?.toISOString() ?? null,
    }),
  );
}

/** All operators; written down with the name of the one who looks. */
export async function listStaff({ unitOfWork, clock }: StaffServices, actor: Actor): Promise<OpsOperator[]> {
  return unitOfWork(async (tx) => {
    await writeAudit(tx, { at: clock.now(), operator: actor.name, action: 'operator.list', subject: 'all' });
    return presentOperators(tx);
  });
}

/** Adds an operator; the key is shown this once. @throws problem `duplicate` for a name that exists */
export async function addStaff(
  { unitOfWork, clock }: StaffServices,
  actor: Actor,
  name: string,
  role: OperatorRole,
): Promise<{ operator: OpsOperator; key: string }> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    if (await operators.findOperatorByName(tx, name)) throw problem('duplicate');
    const { id, key } = await operators.addOperator(tx, name, role, at);
    await writeAudit(tx, {
      at,
      operator: actor.name,
      action: 'operator.add',
      subject: id,
      detail: { name, role },
    });
    const [operator] = await presentOperators(tx, id);
    return { operator: operator!, key };
  });
}

/** What may be done to an operator. */
export type StaffChange = { role: OperatorRole } | 'retire' | 'reset';

function columnsOf(change: StaffChange) {
  if (change === 'retire') return { active: false };
  // The last step stays: no code of before works with a new secret in any case.
  return change === 'reset' ? { totp_secret: null } : { role: change.role };
}

/**
 * Changes another operator and ends their sessions: with the next request on every process. Their own account is closed to them, so an admin remains.
 * @throws problem `not_found`, `forbidden` for oneself
 */
export async function changeStaff(
  { unitOfWork, clock }: StaffServices,
  actor: Actor,
  id: string,
  change: StaffChange,
): Promise<OpsOperator> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    if (id === actor.id) throw problem('forbidden');
    await proveAdmin(tx, actor, id);
    const operator = await operators.lockOperator(tx, id);
    if (!operator) throw problem('not_found');
    await operators.updateOperator(tx, id, columnsOf(change));
    if (typeof change === 'string') await operatorPasskeys.deleteAll(tx, id);
    await operators.clearFailures(tx, id);
    await endOperatorSessions(tx, id);
    await writeAudit(tx, {
      at,
      operator: actor.name,
      action: `operator.${typeof change === 'string' ? change : 'role'}`,
      subject: id,
      detail: { name: operator.name, ...(typeof change === 'object' && change) },
    });
    const [changed] = await presentOperators(tx, id);
    return changed!;
  });
}

/** Two admins who retire each other at once: the second one is none any more. Rows are locked in the order of their ids. */
async function proveAdmin(tx: Tx, actor: Actor, subject: string): Promise<void> {
  if (actor.id === null) return;
  for (const id of [actor.id, subject].toSorted()) {
    const row = await operators.lockOperator(tx, id);
    if (id === actor.id && !(row?.active && row.role === 'admin')) throw problem('forbidden');
  }
}

/** Id of the operator with a name. @throws Error when there is none */
export async function staffNamed(tx: Tx, name: string): Promise<string> {
  const id = await operators.findOperatorByName(tx, name);
  if (!id) throw new Error(`no operator is called ${name}`);
  return id;
}
