import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { buyersZone, type PaymentRow } from '#src/money/payments/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';

const isoOf = (locale: Locale): string => LOCALES.find(({ code }) => code === locale)?.iso ?? locale;

/** A calendar day (`YYYY-MM-DD`) in words. */
export const dayInWords = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Date and time of day to the second, with the zone. */
export const timeInWords = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);

/** A member's statement about an own order. @param order its number */
export function ownStatement(locale: Locale, name: string, payment: PaymentRow, order: string): string {
  const { credits, created_at: at, country } = payment;
  const zone = { timeZone: buyersZone(country) };
  const date = new Intl.DateTimeFormat(isoOf(locale), { dateStyle: 'long', ...zone }).format(at);
  return serverText(locale, 'withdrawal.statement.own', { name, credits, date, order });
}

/** A statement that names the contract by what was typed: the number of an order, or the address of an account. */
export const namedStatement = (locale: Locale, name: string, order: string): string =>
  serverText(locale, 'withdrawal.statement.named', { name, order });
