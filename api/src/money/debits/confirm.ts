import type { ConfirmDebitBody } from '@rendezvous/contract/resources/direct-debit/schemas';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import { problem } from '#src/platform/lib/problem.ts';
import {
  acceptOrder,
  enforceRequest,
  findOwn,
  lockPayment,
  presentPayment,
  type PaymentRow,
} from '#src/money/payments/face.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { lockLimitOfPayment } from '#src/money/spend-limit/face.ts';
import { chargeDebit } from './charge.ts';
import { dayStart } from './codes.ts';
import type { DebitContext } from './context.ts';
import { CHARGE_JOB, type DebitJob } from './jobs.ts';
import { triesLeft } from './policy.ts';
import * as repository from './repository.ts';
import type { CodeRow, FormRow } from './repository.ts';
import { enforceDebitRules } from './rules.ts';

/** Time a request has for charging its debit, before a job does. */
const CHARGE_AFTER_MS = 30 * SECOND;
/** An accepted debit goes on for so long while the provider is away. */
const PATIENCE_MS = DAY;

/** What became of a code. */
type Verdict = { kind: 'accepted' } | { kind: 'wrong'; left: number };

/**
 * Accepts the mandate of a debit with its code, which is the press that buys, and has the provider collect it: the credits are there once it is promised. While the
 * provider is away the order goes on, without credits. A debit that is accepted already stays so.
 * @throws problem `not_found` for a debit that waits no longer, `price_changed` when the button said another amount, `code_invalid` with the tries that are left (spec §5 SMS
 *   code), `debit_blocked`, `debit_limit`, field problem `express_request`
 */
export async function confirmDebit(
  context: DebitContext,
  userId: string,
  body: ConfirmDebitBody,
): Promise<Payment> {
  const { db, log } = context;
  const payment = await findOwn(db, userId, body.payment);
  const form = payment && (await repository.findForm(db, payment.id));
  if (!payment || !form) throw problem('not_found');
  if (form.accepted_at === null) await accept(context, payment, body);
  await chargeDebit(context, payment.id).catch((err: unknown) =>
    log.warn({ err, event: 'debit_not_charged', payment: payment.id }, 'a debit is charged later'),
  );
  const present = (await findOwn(db, userId, payment.id)) ?? payment;
  return presentPayment(present, context.clock.now(), await moneyOf(db, payment.id));
}

async function accept(context: DebitContext, payment: PaymentRow, body: ConfirmDebitBody): Promise<void> {
  if (payment.status !== 'pending' || context.clock.now() >= payment.expires_at) throw problem('not_found');
  const { amount, currency } = payment;
  if (body.amount.amount !== amount || body.amount.currency !== currency)
    throw problem('price_changed', { params: { amount: money(amount, currency) } });
  enforceRequest(context, payment, body);
  // A wrong code is counted, so it is refused after its transaction.
  const verdict = await context.unitOfWork((tx) => judge(context, tx, payment.id, body));
  if (verdict.kind === 'wrong') throw problem('code_invalid', { params: { tries_left: verdict.left } });
}

/** Decides about a code, one after the other for a member and for a number. @throws problem `not_found`, `debit_blocked`, `debit_limit` */
async function judge(context: DebitContext, tx: Tx, id: string, body: ConfirmDebitBody): Promise<Verdict> {
  await lockLimitOfPayment(tx, id);
  const before = await repository.findForm(tx, id);
  if (!before) throw problem('not_found');
  await repository.lockDebits(tx, before.user_id);
  await repository.lockDebits(tx, before.phone_hash);
  const payment = await lockPayment(tx, id);
  const form = await repository.findForm(tx, id);
  const now = context.clock.now();
  if (!payment || !form || payment.status !== 'pending' || now >= payment.expires_at)
    throw problem('not_found');
  if (form.accepted_at !== null) return { kind: 'accepted' };
  const left = triesLeft(
    context.settings.value(payment.domain, 'debit_code_tries'),
    await repository.countTries(tx, { ...form, since: dayStart(context, payment) }),
  );
  const code = await repository.findCode(tx, id);
  if (left === 0 || !code || now >= code.expires_at) return { kind: 'wrong', left };
  if (!isCode(context, code, body.otp)) {
    await countWrong(tx, code, now);
    return { kind: 'wrong', left: left - 1 };
  }
  await enforceDebitRules(context, tx, payment);
  await store(context, tx, payment, form, body);
  return { kind: 'accepted' };
}

const isCode = ({ signer }: DebitContext, { id, payment_id: payment, code_hash }: CodeRow, otp: string) =>
  signer.verify(code_hash, 'debit code', payment, id, otp);

const countWrong = (tx: Tx, { payment_id, user_id, phone_hash }: CodeRow, at: Date): Promise<void> =>
  repository.insertTry(tx, { id: newId(), payment_id, user_id, phone_hash, tried_at: at });

/** Stores the accepted mandate, and the job that charges it if the request does not come to it. */
async function store(
  { clock, jobs }: DebitContext,
  tx: Tx,
  { id }: PaymentRow,
  form: FormRow,
  { keep, express_request: asked }: ConfirmDebitBody,
): Promise<void> {
  const now = clock.now();
  await repository.changeForm(tx, form.payment_id, { accepted_at: now, keep });
  await acceptOrder(tx, id, { at: now, until: after(now, PATIENCE_MS), isAsked: asked ?? false });
  const job: DebitJob = { payment: id };
  await jobs.send(tx, CHARGE_JOB, job, { startAfter: after(now, CHARGE_AFTER_MS) });
}
