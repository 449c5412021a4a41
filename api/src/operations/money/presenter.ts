import type { OpsDebt, OpsMoneyAct, OpsPaymentRow } from '@rendezvous/contract/operators/money/schemas';
import { moneyStateOf, type MoneyFacts } from '#src/money/returns/face.ts';
import { money } from '#src/platform/lib/money.ts';
import type { ActOfPayment } from './acts-repository.ts';
import type { DebtWithMember, PaymentWithBuyer } from './repository.ts';

const memberOf = (row: { user_id: string; member_name: string | null }) =>
  row.member_name === null ? null : { id: row.user_id, name: row.member_name };

/** A payment of a list. */
export const presentRow = (row: PaymentWithBuyer, facts: MoneyFacts): OpsPaymentRow => ({
  id: row.id,
  number: row.number,
  created_at: row.created_at.toISOString(),
  amount: money(row.amount, row.currency),
  credits: row.credits,
  method: row.method,
  status: row.status,
  money: moneyStateOf(row, facts.returns, facts.chargebacks),
  provider: row.provider,
  provider_id: row.provider_id,
  member: memberOf(row),
});

export const presentDebt = (row: DebtWithMember): OpsDebt => ({
  id: row.id,
  payment: row.payment_id,
  amount: money(row.amount, row.currency),
  state: row.state,
  since: row.created_at.toISOString(),
  member: memberOf(row),
});

export const presentAct = (row: ActOfPayment): OpsMoneyAct => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  payment: row.payment_id,
  amount: money(row.amount, row.currency),
  paid: money(row.paid, row.currency),
  part: row.part,
  reason: row.reason,
  asked_by: row.asked_by,
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
  note: row.note,
});
