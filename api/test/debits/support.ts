import assert from 'node:assert/strict';
import {
  CONFIRM_DEBIT,
  RESEND_DEBIT_CODE,
  START_DEBIT,
} from '@rendezvous/contract/resources/direct-debit/endpoints';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import type {
  ConfirmDebitBody,
  ResendDebitCodeBody,
  StartDebitBody,
  WaitingDebit,
} from '@rendezvous/contract/resources/direct-debit/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import type { TestApp, TestClient } from '../harness.ts';
import { shownPrice } from '../payments/support.ts';

/** Fields of the form as a member types them. */
export const FORM = {
  account_holder: 'Daan de Vries',
  iban: 'IBAN NL91 ABNA 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '12 bis',
  zip: '3511 ab',
  city: 'Utrecht',
  phone: '06 1234 5678',
} as const;
/** The same number in one form. */
export const PHONE = '+31612345678';

let count = 0;
/** A Dutch mobile number that no other test uses. */
export const newPhone = (): string => `+316${String(20_000_000 + (count += 1))}`;

/** Sends the form of a direct debit. */
export async function form(
  client: TestClient,
  body: Partial<StartDebitBody> = {},
  options?: { headers: Record<string, string> },
) {
  const wish = { package: 'p2', ...body } as const;
  const amount = body.amount ?? (await shownPrice(client, wish));
  return client.call(
    START_DEBIT,
    { withdrawal_notice: WITHDRAWAL_NOTICE, ...FORM, phone: newPhone(), ...wish, amount },
    options,
  );
}

/** Sends a form that must be accepted. */
export async function waiting(client: TestClient, body: Partial<StartDebitBody> = {}): Promise<WaitingDebit> {
  const answer = await form(client, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.waiting;
}

export const resend = (client: TestClient, body: ResendDebitCodeBody) => client.call(RESEND_DEBIT_CODE, body);

/** The code of the newest text message to a number. */
export async function codeFor({ services: { db } }: TestApp, phone: string): Promise<string> {
  const rows = await db
    .selectFrom('outbox_sms')
    .select('text')
    .where('to', '=', phone)
    .orderBy('at', 'desc')
    .execute();
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? assert.fail(`no code for ${phone}`);
}

/** Presses the button that buys, with a code. */
export const confirm = (
  client: TestClient,
  { payment: { id, amount } }: WaitingDebit,
  body: Pick<ConfirmDebitBody, 'otp'> & Partial<ConfirmDebitBody>,
) => client.call(CONFIRM_DEBIT, { payment: id, amount, keep: false, express_request: true, ...body });

/** Another code than the right one. */
export const wrong = (code: string, shift = 1): string =>
  String((Number(code) + shift) % 1_000_000).padStart(6, '0');

/** Buys by direct debit, from the form to the code. */
export async function paid(
  t: TestApp,
  client: TestClient,
  body: Partial<StartDebitBody> = {},
): Promise<Payment> {
  const phone = newPhone();
  const debit = await waiting(client, { phone, ...body });
  const answer = await confirm(client, debit, { otp: await codeFor(t, body.phone ?? phone) });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.payment;
}
