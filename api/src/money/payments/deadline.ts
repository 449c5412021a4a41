import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { localDay, localHour } from '@rendezvous/rules/local-day';
import { DAY } from '#src/platform/lib/clock.ts';
import type { PaymentRow } from './repository.ts';

type Dated = Pick<PaymentRow, 'country' | 'settled_at' | 'refund_days'> &
  Partial<Pick<PaymentRow, 'promised_at'>>;

/** Zone of a buyer's days: where a country has several, the one in which a day ends last. */
export function buyersZone(country: CountryCode): string {
  const { timeZone, lastZone } = COUNTRIES[country];
  return lastZone ?? timeZone;
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * The last calendar day (`YYYY-MM-DD`) on which withdrawing from a completed purchase is in time: the order's own number of days after the day of
 * completion, which does not count (Regulation 1182/71). Null before completion.
 */
export function lastDayOf({
  country,
  promised_at: promised,
  settled_at: settled,
  refund_days: days,
}: Dated): string | null {
  // A direct debit completes its order when it is promised, days before it settles.
  const completed = promised ?? settled;
  return completed && daysAfter(localDay(completed, buyersZone(country)), days);
}

/** Is a statement of this moment in time? The last day ends at its midnight in the buyer's zone, on days of 23 and 25 hours too. */
export function isInTime(payment: Dated, at: Date): boolean {
  const last = lastDayOf(payment);
  return last !== null && at < localHour(daysAfter(last, 1), 0, buyersZone(payment.country));
}
