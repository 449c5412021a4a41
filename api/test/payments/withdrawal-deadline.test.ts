import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { isInTime, lastDayOf } from '#src/money/payments/deadline.ts';

const paid = (country: CountryCode, completed: string, days = 14) => ({
  country,
  settled_at: new Date(completed),
  refund_days: days,
});

/** Is the last millisecond before `midnight` in time, and midnight itself too late? */
function endsAt(payment: ReturnType<typeof paid>, midnight: string): void {
  const end = new Date(midnight).getTime();
  assert.equal(isInTime(payment, new Date(end - 1)), true, 'the last moment of the day');
  assert.equal(isInTime(payment, new Date(end)), false, 'midnight');
}

test('the right lasts to the end of the last day in the buyer’s country, not to the hour of the purchase', () => {
  const payment = paid('NL', '2026-11-20T10:00:00Z');
  assert.equal(lastDayOf(payment), '2026-12-04');
  endsAt(payment, '2026-12-04T23:00:00Z');
});

test('a purchase just after local midnight counts from that day, although it is still the day before in UTC', () => {
  const payment = paid('NL', '2026-11-19T23:30:00Z');
  assert.equal(lastDayOf(payment), '2026-12-04');
});

test('the last day has 23 hours where clocks go forward on it', () => {
  const payment = paid('NL', '2026-03-15T12:00:00Z');
  assert.equal(lastDayOf(payment), '2026-03-29');
  endsAt(payment, '2026-03-29T22:00:00Z');
});

test('the last day has 25 hours where clocks go back on it', () => {
  const payment = paid('NL', '2026-10-11T12:00:00Z');
  assert.equal(lastDayOf(payment), '2026-10-25');
  endsAt(payment, '2026-10-25T23:00:00Z');
});

test('days between are counted by the calendar over both changes of clocks', () => {
  endsAt(paid('DE', '2026-03-20T22:59:00Z'), '2026-04-03T22:00:00Z');
  endsAt(paid('DE', '2026-10-20T21:59:00Z'), '2026-11-03T23:00:00Z');
});

test('in a country of several zones the day ends where it ends last', () => {
  endsAt(paid('US', '2026-11-20T20:00:00Z'), '2026-12-05T10:00:00Z');
});

test('the days are the order’s own', () => {
  assert.equal(lastDayOf(paid('PL', '2026-11-20T10:00:00Z', 30)), '2026-12-20');
});

test('an order without a completion has no last day, and no statement is in time', () => {
  const payment = { country: 'NL', settled_at: null, refund_days: 14 } as const;
  assert.equal(lastDayOf(payment), null);
  assert.equal(isInTime(payment, new Date()), false);
});
