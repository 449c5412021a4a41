import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import { alignOrder } from './align.ts';
import { bookRefund, bookReturns, keyOf } from './book.ts';
import { mailChargeback } from './chargeback-mail.ts';
import type { ReturnContext } from './context.ts';
import { isRefused } from './facts.ts';
import {
  CHARGEBACK_JOB,
  FAILED_JOB,
  FORMER_JOB,
  RETURN_JOB,
  type ChargebackJob,
  type FormerJob,
  type ReturnJob,
} from './jobs.ts';
import { reportFailure } from './notice.ts';
import * as repository from './repository.ts';
import type { PaymentRow, ReturnRow } from './repository.ts';
import { storeReturn } from './store.ts';

/** Time in which a provider may be away. Then the return counts as failed, and operators decide. */
const PATIENCE_MS = DAY;
/** A provider is asked so often about a refund under way: its webhook may never come. */
const LOOK_MS = DAY;

/** Registers the work on returns: refunds by providers, looks at them, and mails about failed ones and charge-backs. */
export function handleReturns(context: ReturnContext): void {
  context.jobs.handle<ReturnJob>(RETURN_JOB, (job) => workOn(context, job.return));
  context.jobs.handle<FormerJob>(FORMER_JOB, (job) => askFormer(context, job.payment));
  context.jobs.handle<ReturnJob>(FAILED_JOB, (job) => reportFailure(context, job.return), LETTERS);
  context.jobs.handle<ChargebackJob>(CHARGEBACK_JOB, (job) => mailChargeback(context, job), LETTERS);
}

/** Asks for the return of money that a process of the former release refused, once. */
function askFormer(context: ReturnContext, id: string): Promise<void> {
  return context.unitOfWork(async (tx, afterCommit) => {
    const payment = await repository.lockPayment(tx, id);
    if (payment.status !== 'refunded' || (await isRefused(tx, id))) return;
    const amount = money(payment.amount, payment.currency);
    await storeReturn(context, tx, id, { id: newId(), amount, reason: 'late' });
    await alignOrder(context, { tx, afterCommit }, payment);
  });
}

/** A return that is with its provider, and its order there. */
interface Sending {
  row: ReturnRow;
  payment: PaymentRow;
}

/**
 * Has the provider of an order refund a return, once: the key is the same however often it is asked, also after a lost answer. Afterwards asks
 * about it daily until it is over. A provider that is away is asked again after longer and longer pauses, for a day.
 */
async function workOn(context: ReturnContext, id: string): Promise<void> {
  const sending = await beginSending(context, id);
  if (!sending) return;
  try {
    await (sending.row.provider_refund_id === null ? send(context, sending) : look(context, sending));
  } catch (err) {
    context.log.warn({ err, event: 'payment_return_not_sent', return: id }, 'a provider did not answer');
    await tryLater(context, sending, String(err));
  }
}

/** Is the money of a direct debit still with the bank? Only what arrived is refunded. */
const isAwaited = ({ promised_at: promised, settled_at: settled }: PaymentRow): boolean =>
  promised !== null && settled === null;

/** Marks a return as under way before the provider is asked; null for one that is over or was stopped. */
function beginSending({ unitOfWork, clock, jobs }: ReturnContext, id: string): Promise<Sending | null> {
  return unitOfWork(async (tx) => {
    const found = await repository.findReturn(tx, id);
    if (!found) return null;
    const payment = await repository.lockPayment(tx, found.payment_id);
    const row = await repository.findReturn(tx, id);
    if (row?.state === 'asked' && isAwaited(payment)) {
      await jobs.send(tx, RETURN_JOB, { return: id }, { startAfter: after(clock.now(), LOOK_MS) });
      return null;
    }
    if (row?.state !== 'asked') return row?.state === 'under_way' ? { row, payment } : null;
    const change = { state: 'under_way', changed_at: clock.now() } as const;
    await repository.changeReturn(tx, id, change);
    return { row: { ...row, ...change }, payment };
  });
}

/** @throws Error without the provider, or when the order was never made there */
function atProvider({ providers }: ReturnContext, { provider: name, provider_id: providerId }: PaymentRow) {
  const provider = providers.named(name);
  if (!provider || providerId === null) throw new Error(`no payment at provider ${name}`);
  return { provider, providerId };
}

async function send(context: ReturnContext, { row, payment }: Sending): Promise<void> {
  const { provider, providerId } = atProvider(context, payment);
  const key = keyOf(row);
  const refund = await provider.refund(providerId, money(row.amount, row.currency), key);
  await context.unitOfWork(async (tx, afterCommit) => {
    const unit = { tx, afterCommit };
    const locked = await repository.lockPayment(tx, payment.id);
    if (await bookRefund(context, unit, locked, { ...refund, key })) await alignOrder(context, unit, locked);
    const startAfter = after(context.clock.now(), LOOK_MS);
    if (refund.state === 'under_way')
      await context.jobs.send(tx, RETURN_JOB, { return: row.id }, { startAfter });
  });
}

/** Books what the provider says about an order, and plans the next look while this return is not over. */
async function look(context: ReturnContext, { row, payment }: Sending): Promise<void> {
  const { provider, providerId } = atProvider(context, payment);
  const reported = await provider.look(providerId);
  await context.unitOfWork(async (tx, afterCommit) => {
    if (reported) await bookReturns(context, { tx, afterCommit }, payment, reported);
    const present = await repository.findReturn(tx, row.id);
    const startAfter = after(context.clock.now(), LOOK_MS);
    if (present?.state === 'under_way')
      await context.jobs.send(tx, RETURN_JOB, { return: row.id }, { startAfter });
  });
}

/** Plans another try, or marks a return that was never sent as failed when the provider has been away for too long. */
async function tryLater(
  { unitOfWork, clock, jobs }: ReturnContext,
  { row, payment }: Sending,
  failure: string,
): Promise<void> {
  const now = clock.now();
  const asked = now.getTime() - row.changed_at.getTime();
  await unitOfWork(async (tx) => {
    await repository.lockPayment(tx, payment.id);
    const present = await repository.findReturn(tx, row.id);
    if (present?.state !== 'under_way') return;
    if (asked < PATIENCE_MS || present.provider_refund_id !== null) {
      const pause = Math.min(HOUR, Math.max(MINUTE, asked));
      await jobs.send(tx, RETURN_JOB, { return: row.id }, { startAfter: after(now, pause) });
      return;
    }
    await repository.changeReturn(tx, row.id, { state: 'failed', failure, changed_at: now });
    await jobs.send(tx, FAILED_JOB, { return: row.id });
  });
}
