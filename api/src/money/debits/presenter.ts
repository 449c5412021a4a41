import type { DebitBlock, WaitingDebit } from '@rendezvous/contract/resources/direct-debit/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import { debtsOf } from '#src/money/debts/face.ts';
import type { BlockRow } from '#src/money/debit-blocks/face.ts';
import { findPayment, presentPayment } from '#src/money/payments/face.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { dayStart } from './codes.ts';
import type { DebitContext } from './context.ts';
import { maskedPhone, openForm } from './form.ts';
import { codesLeft, triesLeft } from './policy.ts';
import * as repository from './repository.ts';
import type { FormRow } from './repository.ts';

/** A debit that waits for its code, as its owner sees it; null when it has no code yet or its order is gone. */
export async function presentWaiting(context: DebitContext, form: FormRow): Promise<WaitingDebit | null> {
  const { db, settings, clock, keyRing } = context;
  const payment = await findPayment(db, form.payment_id);
  const code = payment && (await repository.findCode(db, payment.id));
  if (!payment || !code) return null;
  const { domain } = payment;
  const counted = { ...form, since: dayStart(context, payment) };
  const codes = codesLeft(
    settings.value(domain, 'debit_codes_per_day'),
    await repository.countCodes(db, counted),
  );
  const tries = triesLeft(
    settings.value(domain, 'debit_code_tries'),
    await repository.countTries(db, counted),
  );
  const pause = settings.value(domain, 'debit_code_pause_seconds') * SECOND;
  return {
    payment: presentPayment(payment, clock.now()),
    mandate: form.terms,
    sent_to: maskedPhone(openForm(keyRing, form).phone),
    sent_at: code.sent_at.toISOString(),
    otp_expires_at: code.expires_at.toISOString(),
    retry_at: codes > 0 ? after(code.sent_at, pause).toISOString() : null,
    tries_left: tries,
    now: clock.now().toISOString(),
  };
}

/** Why a member is blocked, with what is open of the debit that came back; null when its order is gone. */
export async function presentBlock(tx: Tx, block: BlockRow): Promise<DebitBlock | null> {
  const payment = await findPayment(tx, block.payment_id);
  if (!payment) return null;
  const { lot } = await moneyOf(tx, payment.id);
  const open = (await debtsOf(tx, payment.id)).find(({ state }) => state === 'open');
  const used = lot?.used ?? 0;
  return {
    payment: payment.id,
    amount: money(payment.amount, payment.currency),
    reason: block.reason,
    at: block.opened_at.toISOString(),
    used,
    revoked: payment.credits - used - (lot?.unused ?? 0),
    debt: open ? money(open.amount, open.currency) : null,
  };
}
