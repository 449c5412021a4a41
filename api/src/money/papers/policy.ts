import { COUNTRIES, isCountryCode } from '@rendezvous/contract/kernel/countries';
import type { CompanyInfo } from '@rendezvous/contract/settings/company-info';
import type { VatRate } from '@rendezvous/contract/settings/vat-rates';
import { localDay } from '@rendezvous/rules/local-day';
import type { PaperKind } from './tables.ts';

/** The rate in force on a day (`YYYY-MM-DD`): the latest that has begun, else the earliest. Hundredths of a percent. */
export function rateOn(rates: readonly VatRate[], day: string): number {
  const sorted = rates.toSorted((a, b) => a.from.localeCompare(b.from));
  return (sorted.findLast(({ from }) => from <= day) ?? sorted[0])?.rate ?? 0;
}

/** What an amount with tax is without it, in minor units, rounded half up. */
export function netOf(amount: number, rate: number): number {
  return Math.floor((amount * 20_000 + 10_000 + rate) / (2 * (10_000 + rate)));
}

/**
 * Net and tax of one refund of several: what all refunds up to it have, less what the earlier ones had. So the credit notes of a payment that was
 * given back whole have exactly the net and the tax of its receipt.
 */
export function splitOf(amount: number, earlier: number, rate: number): { net: number; vat: number } {
  const net = netOf(earlier + amount, rate) - netOf(earlier, rate);
  return { net, vat: amount - net };
}

/** What identifies a seller in the books: its VAT number, else its number in the register, else its name. */
export const companyKey = ({ vat_numbers: [vat], kvk, name }: CompanyInfo): string => vat || kvk || name;

/** The calendar year of a seller's country; that of UTC where the product does not know the country. */
export function yearOf({ country }: CompanyInfo, at: Date): number {
  return Number(localDay(at, isCountryCode(country) ? COUNTRIES[country].timeZone : 'UTC').slice(0, 4));
}

/** A number as papers show it: `2026-004183`, and `2026-C0212` for credit notes. */
export function numberText(kind: PaperKind, year: number, count: number): string {
  return kind === 'receipt'
    ? `${year}-${String(count).padStart(6, '0')}`
    : `${year}-C${String(count).padStart(4, '0')}`;
}
