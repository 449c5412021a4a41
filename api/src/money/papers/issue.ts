import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { ReturnReason } from '@rendezvous/contract/resources/payments/values';
import { localDay } from '@rendezvous/rules/local-day';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { debtPartsOf } from '#src/money/debts/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { CREDIT_NOTE_MAIL_JOB, RECEIPT_MAIL_JOB } from './jobs.ts';
import { companyKey, numberText, rateOn, splitOf, yearOf } from './policy.ts';
import { insertPaper, nextNumber, papersOf, type PaidOrder, type PaperRow } from './repository.ts';
import type { PaperKind } from './tables.ts';

/** The tax rate of a site's sales in a country today, in hundredths of a percent. */
export function vatRateNow(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  domain: string,
  country: CountryCode,
): number {
  const day = localDay(clock.now(), COUNTRIES[country].timeZone);
  return rateOn(settings.value(domain, 'vat_rates')[country], day);
}

type Issuing = Pick<Services, 'clock' | 'settings' | 'jobs'>;

/** A refund that is done, as far as its credit note names it. `amount` is minor units of the payment's currency. */
export interface DoneReturn {
  id: string;
  amount: number;
  credits: number;
  reason: ReturnReason;
}

/**
 * Issues the receipt of a payment in the transaction that completes it, once, and queues its mail: number without gaps per seller and year, tax of
 * the payment country on this day, and the seller as it is now (PRODUCT.md §1 Papers). What pays an earlier debt was sold and taxed then: it is no
 * part of the receipt, and an order that only pays a debt has none. The caller has locked the payment.
 */
export async function issueReceipt(context: Issuing, unit: Unit, payment: PaidOrder): Promise<void> {
  const papers = await papersOf(unit.tx, payment.id);
  const { credits } = payment;
  if (papers.length > 0 || credits === 0) return;
  const debts = await debtPartsOf(unit.tx, [payment.id]);
  const amount = payment.amount - (debts.get(payment.id) ?? 0);
  await issue(context, unit, payment, { kind: 'receipt', amount, credits, earlier: 0, return_id: null });
  await context.jobs.send(unit.tx, RECEIPT_MAIL_JOB, { payment: payment.id });
}

/**
 * Issues the credit note of a refund that is done, once, and queues its mail. It has the tax rate of the receipt. A payment without a receipt has
 * sold nothing and gets none, as does the part of a payment that paid a debt. The caller has locked the payment.
 */
export async function issueCreditNote(
  context: Issuing,
  unit: Unit,
  payment: PaidOrder,
  { id: return_id, amount, credits, reason }: DoneReturn,
): Promise<void> {
  const papers = await papersOf(unit.tx, payment.id);
  const receipt = papers.find(({ kind }) => kind === 'receipt');
  const notes = papers.filter(({ kind }) => kind === 'credit_note');
  if (!receipt || reason === 'reversed' || notes.some((note) => note.return_id === return_id)) return;
  const earlier = notes.reduce((sum, note) => sum + note.amount, 0);
  const facts = { kind: 'credit_note', amount, credits, earlier, return_id } as const;
  const paper = await issue(context, unit, payment, facts, receipt.vat_rate);
  await context.jobs.send(unit.tx, CREDIT_NOTE_MAIL_JOB, { paper });
}

interface PaperFacts extends Pick<PaperRow, 'amount' | 'credits' | 'return_id'> {
  kind: PaperKind;
  /** What earlier credit notes of the payment gave back. */
  earlier: number;
}

/** @returns the id of the paper */
async function issue(
  context: Issuing,
  { tx }: Unit,
  { id: payment_id, country, connection_country, domain }: PaidOrder,
  { earlier, ...facts }: PaperFacts,
  rate?: number,
): Promise<string> {
  const { clock, settings } = context;
  const id = newId();
  const now = clock.now();
  const company = settings.value(domain, 'company');
  const vat_rate = rate ?? vatRateNow(context, domain, country);
  const series = { seller: companyKey(company), year: yearOf(company, now), kind: facts.kind };
  await insertPaper(tx, {
    id,
    ...series,
    ...facts,
    number: numberText(series.kind, series.year, await nextNumber(tx, series)),
    payment_id,
    ...splitOf(facts.amount, earlier, vat_rate),
    vat_rate,
    country,
    connection_country,
    company: JSON.stringify(company),
    issued_at: now,
    token_hash: null,
  });
  return id;
}
