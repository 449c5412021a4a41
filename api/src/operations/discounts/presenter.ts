import type { Money } from '@rendezvous/contract/kernel/common';
import type { OpsDiscount, OpsDiscountEvent } from '@rendezvous/contract/operators/discounts/schemas';
import { DISCOUNT_EVENTS, type DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { isOver, type CodeRow } from '#src/money/discounts/face.ts';
import { money } from '#src/platform/lib/money.ts';
import type { CodeWithMember, EffectRow } from './repository.ts';

/** What codes did, by code. */
export const effectsByCode = (rows: readonly EffectRow[]) => Map.groupBy(rows, ({ code }) => code);

/** Uses, cost and revenue of a code. */
export function presentEffect(
  rows: readonly EffectRow[] = [],
): Pick<OpsDiscount, 'used' | 'reserved' | 'cost' | 'revenue'> {
  const sums = (of: 'cost' | 'revenue'): Money[] =>
    rows.filter((row) => row[of] > 0).map((row) => money(row[of], row.currency));
  const total = (of: 'used' | 'reserved') => rows.reduce((sum, row) => sum + row[of], 0);
  return { used: total('used'), reserved: total('reserved'), cost: sums('cost'), revenue: sums('revenue') };
}

function stateOf(row: CodeRow, now: Date): DiscountState {
  if (row.status === 'paused') return row.expires !== null && now >= row.expires ? 'over' : 'paused';
  return isOver(row, now) ? 'over' : 'running';
}

/** A code as operators see it. */
export function presentDiscount(
  row: CodeWithMember,
  effect: readonly EffectRow[] | undefined,
  now: Date,
): OpsDiscount {
  const sum = (amount: number | null) =>
    amount === null || row.currency === null ? null : money(amount, row.currency);
  return {
    code: row.code,
    percentage: row.value_percentage,
    currency: row.currency,
    minimum: sum(row.minimum_order),
    country: row.country,
    methods: row.paymentmethods,
    validity: row.validity,
    first_purchase: row.first_purchase,
    member: row.user_id === null ? null : { id: row.user_id, name: row.member_name },
    expires: row.expires?.toISOString() ?? null,
    state: stateOf(row, now),
    max_uses: row.max_uses,
    budget: sum(row.max_budget),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    ...presentEffect(effect),
  };
}

/** Fields whose changes the audit log has. */
export const CHANGEABLE = ['expires', 'max_uses', 'max_budget'] as const;
export type Change = OpsDiscountEvent['changes'][number];

/** Detail of an entry about a code in the audit log. */
export interface EventDetail {
  reason: string;
  changes?: Change[];
}

/** An entry of the audit log about a code; null for another act. Entries outlive versions of the product: what they lack is empty. */
export function presentEvent(row: {
  id: string;
  at: Date;
  operator: string;
  action: string;
  subject: string;
  detail: unknown;
}): OpsDiscountEvent | null {
  const event = DISCOUNT_EVENTS.find((known) => row.action === `discount.${known}`);
  if (!event) return null;
  const { reason = '', changes = [] } = row.detail as Partial<EventDetail>;
  const { id, operator, subject: code } = row;
  return { id, at: row.at.toISOString(), operator, code, event, changes, reason };
}
