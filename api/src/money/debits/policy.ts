import { bankDaysAfter } from '@rendezvous/rules/bank-days';
import { localDay, localHour } from '@rendezvous/rules/local-day';
import type { DebitRoom } from '@rendezvous/contract/resources/direct-debit/schemas';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';

/** Direct debits are of euros alone. */
export const DEBIT_CURRENCY = 'EUR';
/** Days that the limit of a period is over. */
export const PERIOD_MS = 30 * DAY;

/** A debit that was promised or is about to be. Amounts are minor units of euros. */
export interface DebitLine {
  amount: number;
  at: Date;
  isSettled: boolean;
}

/** Limits of a member's debits, and the days of banks until one settles. */
export interface DebitLimits {
  unsettled: number;
  period: number;
  settleDays: number;
}

const sum = (lines: readonly DebitLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The day on which a debit has probably settled. */
const settlesAt = ({ at }: DebitLine, days: number, zone: string): Date =>
  localHour(bankDaysAfter(localDay(at, zone), days), 0, zone);

const periodEnd = ({ at }: DebitLine): Date => after(at, PERIOD_MS);

/** What a member may still pay by direct debit, and when that grows (PRODUCT.md §1 Direct debit). @param zone of the member's days */
export function roomOf(
  lines: readonly DebitLine[],
  limits: DebitLimits,
  { now, zone }: { now: Date; zone: string },
): DebitRoom {
  const open = lines.filter(({ isSettled }) => !isSettled);
  const recent = lines.filter((line) => periodEnd(line) > now);
  const leftAt = (time: Date): number => {
    const unsettled = sum(
      open.filter((line) => time <= now || settlesAt(line, limits.settleDays, zone) > time),
    );
    const period = sum(recent.filter((line) => periodEnd(line) > time));
    return Math.max(0, Math.min(limits.unsettled - unsettled, limits.period - period));
  };
  const left = leftAt(now);
  const times = [
    ...open.map((line) => settlesAt(line, limits.settleDays, zone)),
    ...recent.map((line) => periodEnd(line)),
  ]
    .filter((time) => time > now)
    .sort((a, b) => a.getTime() - b.getTime());
  const next = times.find((time) => leftAt(time) > left);
  const euros = (amount: number) => money(amount, DEBIT_CURRENCY);
  return {
    unsettled_limit: euros(limits.unsettled),
    unsettled: euros(sum(open)),
    period_limit: euros(limits.period),
    period: euros(sum(recent)),
    left: euros(left),
    grows: next ? { on: localDay(next, zone), left: euros(leftAt(next)) } : null,
  };
}

/** Counts of codes or tries since the member's day began. */
export interface DayCounts {
  payment: number;
  member: number;
  phone: number;
}

/** Tries that are left for a payment's codes: wrong ones count for the payment, and over the day for the member and the number. */
export const triesLeft = (tries: number, { payment, member, phone }: DayCounts): number =>
  Math.max(0, tries - Math.max(payment, member, phone));

/** Codes that are left today for a member and a number. */
export const codesLeft = (codes: number, { member, phone }: Omit<DayCounts, 'payment'>): number =>
  Math.max(0, codes - Math.max(member, phone));
