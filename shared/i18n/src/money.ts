import type { Formatter } from './labels.ts';

/** Integer minor units and an ISO 4217 currency, as the contract's `Money`. */
export interface MoneyAmount {
  amount: number;
  currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, made);
  return made;
}

/** Formats an amount for a locale: `formatMoney('de-DE', {amount: 2250, currency: 'EUR'})` is "22,50 €". */
export function formatMoney(locale: string, { amount, currency }: MoneyAmount): string {
  const format = formatOf(locale, currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** Formats the lowest of several prices: "from €0.80". */
export function fromMoneyText(intl: Formatter, locale: string, money: MoneyAmount): string {
  return intl.formatMessage(
    { id: 'credits.price.from', defaultMessage: 'from {price}' },
    { price: formatMoney(locale, money) },
  );
}

/** Formats a price in credits: "2 credits", or "Free" for zero. */
export function creditsText(intl: Formatter, count: number): string {
  return intl.formatMessage(
    { id: 'credits.price', defaultMessage: '{count, plural, =0 {Free} one {# credit} other {# credits}}' },
    { count },
  );
}
