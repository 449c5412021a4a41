import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  creditsPaidBy,
  moneyStateOf,
  owedAfter,
  returnOf,
  statusOf,
  unpaidCredits,
  valueOf,
  type ChargebackFacts,
  type ReturnFacts,
  type Terms,
} from '#src/money/returns/policy.ts';

/** Prices of one credit in the currencies of the site, in minor units. */
const PRICES = { EUR: 100, GBP: 90, CHF: 110, PLN: 440, USD: 110, CAD: 150, AUD: 165, NZD: 180 };

/** Whole numbers from 0 to below `below`, the same for a seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('10,000 random splits of withdrawals in eight currencies never return more than was paid, and give all of it when no credit was used', () => {
  const below = numbers(20261127);
  const currencies = Object.values(PRICES);
  for (let round = 0; round < 10_000; round += 1) {
    const credits = 1 + below(round % 7 === 0 ? 10_000 : 200);
    const single = currencies[round % currencies.length]!;
    const debt = round % 5 === 0 ? below(5000) : 0;
    const amount = debt + Math.round(single * credits * (1 - below(90) / 100));
    const terms: Terms = { amount, credits, debt };
    const spends = round % 3 > 0;
    let [used, unused, remaining, back] = [0, credits, amount, 0];
    while (unused > 0) {
      if (spends && below(3) === 0) {
        const spent = 1 + below(unused);
        [used, unused] = [used + spent, unused - spent];
        continue;
      }
      const part = 1 + below(unused);
      const returned = returnOf(terms, { used, unused }, remaining, part);
      [unused, remaining, back] = [unused - part, remaining - returned, back + returned];
      assert.ok(returned >= 0 && remaining >= valueOf(terms, used + unused));
      assert.equal(unpaidCredits(terms, { used, unused }, remaining), 0);
    }
    const exact = amount - debt - Math.floor(((amount - debt) * used) / credits);
    assert.equal(back, exact, JSON.stringify({ terms, used }));
    assert.ok(back <= amount - debt);
  }
});

test('16 of 25 unused credits of €22.50 give €14.40 back, and a charge-back of all of it leaves €8.10 open', () => {
  const terms: Terms = { amount: 2250, credits: 25, debt: 0 };
  assert.equal(returnOf(terms, { used: 9, unused: 16 }, 2250, 16), 1440);
  const back: ChargebackFacts[] = [{ amount: 2250, reversed_at: null }];
  assert.equal(unpaidCredits(terms, { used: 9, unused: 16 }, 0), 16);
  assert.equal(owedAfter(terms, 9, 0, back), 810);
  // After the withdrawal the member has more than was paid.
  assert.equal(owedAfter(terms, 9, 2250 - 1440 - 2250, back), 2250);
  assert.equal(owedAfter(terms, 9, 2250, [{ amount: 2250, reversed_at: new Date(0) }]), 0);
});

test('the remaining money pays for the most credits whose price it covers', () => {
  const below = numbers(7);
  for (let round = 0; round < 10_000; round += 1) {
    const credits = 1 + below(300);
    const amount = credits + below(60_000);
    const terms: Terms = { amount, credits, debt: round % 4 === 0 ? below(amount - credits + 1) : 0 };
    const remaining = below(amount + 1);
    const paid = creditsPaidBy(terms, remaining);
    assert.ok(paid === 0 || valueOf(terms, paid) <= remaining);
    assert.ok(paid === credits || remaining <= terms.debt || valueOf(terms, paid + 1) > remaining);
  }
});

const returned = (
  amount: number,
  state: ReturnFacts['state'],
  reason: ReturnFacts['reason'] = 'withdrawal',
) => ({
  amount,
  state,
  reason,
  failure: null,
});

test('the status of an order is the projection of what happened to it and to its money', () => {
  const paid = { status: 'completed', amount: 1000, promised_at: null, settled_at: new Date(0) } as const;
  const promised = { ...paid, promised_at: new Date(0), settled_at: null };
  const gone = { amount: 1000, reversed_at: null };
  const reversed = { amount: 1000, reversed_at: new Date(0) };
  const cases = [
    [paid, [], [], 'settled', 'completed'],
    [paid, [returned(1000, 'asked')], [], 'settled', 'completed'],
    [paid, [returned(1000, 'failed')], [], 'settled', 'completed'],
    [paid, [returned(400, 'done'), returned(600, 'under_way')], [], 'partly_returned', 'completed'],
    [paid, [returned(400, 'done'), returned(600, 'done')], [], 'returned', 'refunded'],
    [paid, [returned(400, 'done')], [gone], 'charged_back', 'charged_back'],
    [paid, [], [reversed], 'reversed', 'completed'],
    [paid, [], [reversed, gone], 'charged_back', 'charged_back'],
    [
      { ...paid, status: 'cancelled' },
      [returned(900, 'under_way', 'wrong_amount')],
      [],
      'settled',
      'cancelled',
    ],
    [{ ...paid, status: 'cancelled' }, [returned(900, 'done', 'wrong_amount')], [], 'returned', 'refunded'],
    [{ ...paid, status: 'pending' }, [], [], null, 'pending'],
    [promised, [], [], 'promised', 'completed'],
    [promised, [returned(400, 'asked')], [], 'promised', 'completed'],
    [promised, [], [gone], 'charged_back', 'charged_back'],
    [{ ...promised, settled_at: new Date(1) }, [], [], 'settled', 'completed'],
  ] as const;
  for (const [payment, returns, chargebacks, state, status] of cases) {
    const money = moneyStateOf(payment, returns, chargebacks);
    assert.deepEqual([money, statusOf(payment.status, money)], [state, status]);
  }
});
