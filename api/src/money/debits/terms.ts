import { randomInt } from 'node:crypto';
import type { DebitMandate } from '@rendezvous/contract/resources/direct-debit/schemas';
import { bankDaysAfter } from '@rendezvous/rules/bank-days';
import { localDay } from '@rendezvous/rules/local-day';
import { money } from '#src/platform/lib/money.ts';
import type { PaymentRow } from '#src/money/payments/face.ts';
import { zoneOf, type DebitContext } from './context.ts';

/** Digits and letters that are not mistaken for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const part = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Reference of a new mandate, in characters that every bank accepts. */
export const newReference = (): string => `RDV-${part()}-${part()}`;

/** What the member agrees to with the code, as of now: creditor, amount, day of collection, and the days of notice before it. */
export function termsOf(
  { settings, clock }: Pick<DebitContext, 'settings' | 'clock'>,
  { amount, currency, country, domain }: PaymentRow,
  reference: string,
): DebitMandate {
  const company = settings.value(domain, 'company');
  const days = settings.value(domain, 'debit_notice_days');
  return {
    reference,
    creditor: company.name,
    creditor_address: [company.address, company.city].filter(Boolean).join(', '),
    creditor_id: settings.value(domain, 'creditor_id'),
    amount: money(amount, currency),
    collected_on: bankDaysAfter(localDay(clock.now(), zoneOf(country)), days),
    notice_days: days,
  };
}
