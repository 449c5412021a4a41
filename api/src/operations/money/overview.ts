import type { Money } from '@rendezvous/contract/kernel/common';
import type { OpsDrift, OpsMoneyResponse } from '@rendezvous/contract/operators/money/schemas';
import { listDrifts, type DriftRow, type PaymentContext } from '#src/money/payments/face.ts';
import { NO_MONEY, readMoney } from '#src/money/returns/face.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { listWaiting } from './acts-repository.ts';
import { MONEY_KEYS } from './jobs.ts';
import { disputeShare } from './policy.ts';
import { presentAct, presentDebt, presentRow } from './presenter.ts';
import * as repository from './repository.ts';

const LONGEST_LIST = 50;
const DISPUTE_DAYS = 30;

/** Sums of each currency. */
function sums(all: readonly { amount: number; currency: string }[]): Money[] {
  const by = Map.groupBy(all, ({ currency }) => currency);
  return [...by].map(([currency, rows]) =>
    money(
      rows.reduce((total, { amount }) => total + amount, 0),
      currency,
    ),
  );
}

function presentDrift(row: DriftRow): OpsDrift {
  const sum = (amount: number | null) => (amount === null ? null : money(amount, row.currency));
  return {
    kind: row.kind,
    provider: row.provider,
    provider_id: row.provider_id,
    payment: row.payment_id,
    ours: sum(row.ours),
    theirs: sum(row.theirs),
    found_at: row.found_at.toISOString(),
  };
}

/** What waits for operators of money. */
export async function readOverview({ db, clock, settings, jobs }: PaymentContext): Promise<OpsMoneyResponse> {
  const now = clock.now();
  const { payments, disputes } = await repository.countDisputes(db, after(now, -DISPUTE_DAYS * DAY));
  const returns = await repository.listOpenReturns(db);
  const [failed, moving] = [
    returns.filter(({ state }) => state === 'failed'),
    returns.filter(({ state }) => state !== 'failed'),
  ];
  const open = await repository.listPendingSince(db, after(now, -HOUR), LONGEST_LIST);
  const facts = await readMoney(
    db,
    open.map(({ id }) => id),
  );
  return {
    disputes: {
      charged_back: disputes,
      payments,
      share: disputeShare(disputes, payments),
      alarm_at: settings.value(DEFAULT_DOMAIN, 'dispute_alarm'),
    },
    returns: {
      under_way: sums(moving),
      count: moving.length,
      oldest: moving[0]?.asked_at.toISOString() ?? null,
      failed: failed.slice(0, LONGEST_LIST).map((row) => ({
        id: row.id,
        payment: row.payment_id,
        amount: money(row.amount, row.currency),
        at: row.changed_at.toISOString(),
        failure: row.failure ?? '',
      })),
    },
    drifts: (await listDrifts(db, LONGEST_LIST)).map(presentDrift),
    acts: (await listWaiting(db, LONGEST_LIST)).map(presentAct),
    jobs: (await jobs.listFailed(MONEY_KEYS, LONGEST_LIST)).map(({ id, name, data, tries, at, error }) => ({
      id,
      name,
      payment: typeof data['payment'] === 'string' ? data['payment'] : null,
      tries,
      at: at.toISOString(),
      error,
    })),
    open: open.map((row) => presentRow(row, facts.get(row.id) ?? NO_MONEY)),
    debts: (await repository.listOpenDebts(db, LONGEST_LIST)).map(presentDebt),
  };
}
