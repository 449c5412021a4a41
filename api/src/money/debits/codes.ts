import { randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@rendezvous/contract/resources/direct-debit/values';
import { localDay, localHour } from '@rendezvous/rules/local-day';
import type { Tx } from '#src/platform/db/database.ts';
import { after, MINUTE, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { PaymentRow } from '#src/money/payments/face.ts';
import { DEFAULT_LOCALE } from '@rendezvous/contract/kernel/locales';
import { zoneOf, type DebitContext } from './context.ts';
import { codesLeft } from './policy.ts';
import * as repository from './repository.ts';
import type { FormRow } from './repository.ts';

/** A code on its way to a phone. */
export interface NewCode {
  id: string;
  code: string;
}

/** Start of the day of the buyer of an order. */
export function dayStart({ clock }: Pick<DebitContext, 'clock'>, { country }: PaymentRow): Date {
  const zone = zoneOf(country);
  return localHour(localDay(clock.now(), zone), 0, zone);
}

/** Signature of a code, for one row and payment. */
export const signCode = (
  { signer }: Pick<DebitContext, 'signer'>,
  { payment, id, code }: { payment: string; id: string; code: string },
): string => signer.sign('debit code', payment, id, code);

/**
 * Makes a code for a debit, inside the caller's transaction; earlier ones of the payment end. Codes of the member and of the number are counted, over their day.
 * @throws problem `too_many_codes` when the day has none left, `rate_limited` soon after the last one
 */
export async function makeCode(
  context: DebitContext,
  tx: Tx,
  payment: PaymentRow,
  { payment_id, user_id, phone_hash }: Pick<FormRow, 'payment_id' | 'user_id' | 'phone_hash'>,
): Promise<NewCode> {
  const { clock, settings } = context;
  const now = clock.now();
  await repository.lockDebits(tx, user_id);
  await repository.lockDebits(tx, phone_hash);
  const counts = await repository.countCodes(tx, { user_id, phone_hash, since: dayStart(context, payment) });
  if (codesLeft(settings.value(payment.domain, 'debit_codes_per_day'), counts) === 0)
    throw problem('too_many_codes');
  const last = await repository.findCode(tx, payment_id);
  const pause = settings.value(payment.domain, 'debit_code_pause_seconds') * SECOND;
  if (last && now < after(last.sent_at, pause))
    throw problem('rate_limited', {
      retry_after: Math.ceil((after(last.sent_at, pause).getTime() - now.getTime()) / SECOND),
    });
  const id = newId();
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  await repository.insertCode(tx, {
    id,
    payment_id,
    user_id,
    phone_hash,
    code_hash: signCode(context, { payment: payment_id, id, code }),
    sent_at: now,
    expires_at: after(now, settings.value(payment.domain, 'debit_code_minutes') * MINUTE),
  });
  return { id, code };
}

/** Sends a code by text message, after its transaction. One that is not accepted is deleted and does not count. @throws problem `unavailable` then */
export async function sendCode(
  { db, sms, settings, log }: DebitContext,
  { id: payment, domain, notice_language: language }: PaymentRow,
  phone: string,
  { id, code }: NewCode,
): Promise<void> {
  const minutes = settings.value(domain, 'debit_code_minutes');
  const values = { site: settings.value(domain, 'name'), code, minutes };
  try {
    await sms.send(phone, serverText(language ?? DEFAULT_LOCALE, 'debit.sms', values));
  } catch (err) {
    log.warn({ err, event: 'debit_code_not_sent', payment }, 'a code was not sent');
    await repository.deleteCode(db, id);
    throw problem('unavailable', { detail: 'the text message was not accepted' });
  }
}
