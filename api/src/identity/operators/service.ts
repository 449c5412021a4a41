import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';
import { readAudit, writeAudit, type AuditFilter } from './audit-repository.ts';
import { forgetFailures } from './repository.ts';
import { forgetOperatorSessions } from './session-repository.ts';

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
