import type { Mandate } from '@rendezvous/contract/resources/mandates/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { money } from '#src/platform/lib/money.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { openDebtOf } from '#src/money/debts/face.ts';
import { findPayment } from '#src/money/payments/face.ts';
import { REVOKE_JOB, type RevokeJob } from './jobs.ts';
import * as repository from './repository.ts';

type Parts = Pick<Services, 'jobs' | 'clock'>;

/** The open debt of a direct debit; null for most. */
async function debtOfDebit(tx: Tx, userId: string) {
  const debt = await openDebtOf(tx, userId);
  const payment = debt && (await findPayment(tx, debt.payment_id));
  return debt && payment?.method === 'sdd' ? money(debt.amount, debt.currency) : null;
}

/** Means of payment that a member stores for repeat orders, oldest first. */
export async function ownMandates(tx: Tx, userId: string): Promise<Mandate[]> {
  const rows = await repository.listInForce(tx, userId);
  const last = await repository.findLastMethod(tx, userId);
  const debt = await debtOfDebit(tx, userId);
  return rows.flatMap(({ id, method, last4, expires_on, reference, created_at: at }) => {
    if (last4 === null) return [];
    const waits = method === 'sdd' ? debt : null;
    const facts = { id, method, last4, expires_on, reference, holder: null };
    return [{ ...facts, kept_at: at.toISOString(), used_last: method === last, waits_for: waits }];
  });
}

const revokeLater = ({ jobs }: Parts, tx: Tx, mandate: string): Promise<void> => {
  const job: RevokeJob = { mandate };
  return jobs.send(tx, REVOKE_JOB, job);
};

/** Revokes a stored means of payment at once, and at its provider after the transaction. @throws problem `not_found` */
export async function removeMandate(parts: Parts, tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await repository.revoke(tx, userId, id, parts.clock.now()))) throw problem('not_found');
  await revokeLater(parts, tx, id);
}

/** Revokes the stored means of payment of an erased buyer. Each is deleted once its provider has revoked it. */
export async function forgetMandates(parts: Parts, { tx }: Unit, userId: string): Promise<void> {
  for (const id of await repository.revokeAll(tx, userId, parts.clock.now()))
    await revokeLater(parts, tx, id);
}
