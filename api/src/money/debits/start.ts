import type {
  ResendDebitCodeBody,
  StartDebitBody,
  WaitingDebit,
} from '@rendezvous/contract/resources/direct-debit/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { findOpenBlock } from '#src/money/debit-blocks/face.ts';
import {
  findPayment,
  placeOrder,
  pricingOf,
  type Orderer,
  type PaymentRow,
} from '#src/money/payments/face.ts';
import { makeCode, sendCode, type NewCode } from './codes.ts';
import type { DebitContext } from './context.ts';
import { openForm, plainPhone, readForm, sealForm, type DebitForm } from './form.ts';
import { presentWaiting } from './presenter.ts';
import * as repository from './repository.ts';
import type { FormRow } from './repository.ts';
import { enforceDebitRules } from './rules.ts';
import { newReference, termsOf } from './terms.ts';

/** Signature of an account or a phone number, to count by it without storing it. */
const signed = ({ signer }: DebitContext, of: 'account' | 'phone', text: string): string =>
  signer.sign(`debit ${of}`, text);

/**
 * Stores the form of a direct debit with its order, and sends a code by text message (spec §3 Direct-debit form). Nothing is bought yet.
 * @param id of the order: a request that has it already finds the same debit
 * @throws problem `debit_blocked`, `debit_limit`, `too_many_codes`, `validation_failed` with the fields that are wrong, those of `placeOrder`, and `unavailable` when the
 *   text message was not accepted: the same request again sends another one
 */
export async function startDebit(
  context: DebitContext,
  orderer: Orderer,
  { id, body }: { id: string; body: StartDebitBody },
): Promise<WaitingDebit> {
  if (await findOpenBlock(context.db, orderer.userId)) throw problem('debit_blocked');
  const { country } = await pricingOf(context, orderer);
  const { account_holder, iban, street, house_number, zip, city, phone, ...order } = body;
  const form = readForm({ account_holder, iban, street, house_number, zip, city, phone }, country);
  const made: NewCode[] = [];
  const payment = await placeOrder(
    context,
    orderer,
    { id, body: { ...order, method: 'sdd' } },
    async (tx, row) => {
      await enforceDebitRules(context, tx, row);
      made.push(await makeCode(context, tx, row, await storeForm(context, tx, row, form)));
    },
  );
  const stored = await repository.findForm(context.db, payment.id);
  if (!stored || stored.accepted_at !== null) throw problem('not_found');
  const [code] = made;
  if (code) await sendCode(context, payment, form.phone, code);
  else if (!(await repository.findCode(context.db, payment.id))) await codeAgain(context, payment, stored);
  return waitingOf(context, stored);
}

function storeForm(context: DebitContext, tx: Tx, row: PaymentRow, form: DebitForm): Promise<FormRow> {
  const reference = newReference();
  return repository.insertForm(tx, {
    payment_id: row.id,
    user_id: row.user_id,
    form: sealForm(context.keyRing, row.id, form),
    iban_last4: form.iban.slice(-4),
    iban_hash: signed(context, 'account', form.iban),
    phone_hash: signed(context, 'phone', form.phone),
    reference,
    terms: JSON.stringify(termsOf(context, row, reference)),
    made_at: row.created_at,
    accepted_at: null,
    provider_mandate: null,
  });
}

/** Makes and sends a new code for a stored debit. */
async function codeAgain(context: DebitContext, payment: PaymentRow, form: FormRow): Promise<void> {
  const made = await context.unitOfWork((tx) => makeCode(context, tx, payment, form));
  await sendCode(context, payment, openForm(context.keyRing, form).phone, made);
}

/** @throws problem `not_found` for a debit that waits no longer */
async function waitingOf(context: DebitContext, form: FormRow): Promise<WaitingDebit> {
  const waiting = await presentWaiting(context, form);
  if (!waiting) throw problem('not_found');
  return waiting;
}

/**
 * Sends a new code for a debit that waits for one, to another number when one is given: both count for the member, and each for itself.
 * @throws problem `not_found`, `too_many_codes`, `rate_limited` soon after the last code, `validation_failed` for a number that is none
 */
export async function resendCode(
  context: DebitContext,
  userId: string,
  { payment: id, phone: typed }: ResendDebitCodeBody,
): Promise<WaitingDebit> {
  const { db, clock, keyRing } = context;
  const form = await repository.findWaiting(db, userId, clock.now(), id);
  const payment = form && (await findPayment(db, id));
  if (!form || !payment) throw problem('not_found');
  const former = openForm(keyRing, form);
  const phone = typed === undefined ? former.phone : plainPhone(typed, payment.country);
  if (phone === null) throw fieldProblem('phone', 'invalid');
  const changed = { ...form, phone_hash: signed(context, 'phone', phone) };
  const made = await context.unitOfWork(async (tx) => {
    const code = await makeCode(context, tx, payment, changed);
    await repository.changeForm(tx, id, {
      phone_hash: changed.phone_hash,
      form: sealForm(keyRing, id, { ...former, phone }),
    });
    return code;
  });
  await sendCode(context, payment, phone, made);
  const stored = await repository.findForm(db, id);
  return waitingOf(context, stored ?? form);
}
