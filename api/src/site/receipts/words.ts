import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { COMPANY_REGISTERS } from '@rendezvous/contract/settings/company-registers';
import type { CompanyInfo } from '@rendezvous/contract/settings/company-info';
import { formatMoney } from '@rendezvous/i18n/money';
import { serverText, serverTexts } from '#src/platform/lib/server-text.ts';
import { methodName } from '#src/money/payments/face.ts';

/** Countries whose tax on consumption has the name of goods and services. */
const GST: ReadonlySet<CountryCode> = new Set(['CA', 'AU', 'NZ']);

/** How papers and their mails write dates, amounts and names: in a language, and in the time of the buyer's country. */
export interface PaperWords {
  locale: Locale;
  text(id: string, values?: Record<string, string | number>): string;
  day(at: Date): string;
  /** A day of the calendar (`YYYY-MM-DD`), wherever it is. */
  calendarDay(day: string): string;
  moment(at: Date): string;
  /** With the seconds. */
  second(at: Date): string;
  /** With the currency's sign. */
  money(amount: number): string;
  /** The figure alone. */
  figure(amount: number): string;
  /** @param rate in hundredths of a percent */
  percent(rate: number): string;
  country(code: string): string;
  method(id: PaymentMethodId): string;
  /** Name of the tax as a choice of ICU. */
  tax: 'gst' | 'vat';
}

export function paperWords(
  locale: Locale,
  { country, currency }: { country: CountryCode; currency: string },
): PaperWords {
  const { iso } = LOCALES.find(({ code }) => code === locale)!;
  const { timeZone } = COUNTRIES[country];
  const time = (timeStyle?: 'short' | 'medium') => {
    const format = new Intl.DateTimeFormat(iso, {
      dateStyle: 'long',
      ...(timeStyle && { timeStyle }),
      timeZone,
    });
    return (at: Date) => format.format(at);
  };
  const digits =
    new Intl.NumberFormat(iso, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const figure = new Intl.NumberFormat(iso, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 });
  const calendar = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' });
  const names = new Intl.DisplayNames([iso], { type: 'region' });
  return {
    locale,
    text: (id, values) => serverText(locale, id, values),
    day: time(),
    calendarDay: (day) => calendar.format(new Date(`${day}T12:00:00Z`)),
    moment: time('short'),
    second: time('medium'),
    money: (amount) => formatMoney(iso, { amount, currency }),
    figure: (amount) => figure.format(amount / 10 ** digits).replace('-', '−'),
    percent: (rate) => percent.format(rate / 10_000),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code),
    method(id) {
      const own = `paper.method.${id}`;
      return own in serverTexts(locale) ? serverText(locale, own) : methodName(id);
    },
    tax: GST.has(country) ? 'gst' : 'vat',
  };
}

/** Name, address, register and VAT number of a seller, one a line; empty ones are left out. */
export function sellerLines({ text, country }: PaperWords, company: CompanyInfo): string[] {
  const { name, address, city, kvk, vat_numbers: vat } = company;
  const place = [address, city, country(company.country)].filter(Boolean).join(', ');
  const register = kvk && [COMPANY_REGISTERS[company.country], kvk].filter(Boolean).join(' ');
  const numbers = [register, ...vat.map((number) => text('paper.vat.number', { number }))];
  return [name, place, numbers.filter(Boolean).join(' · ')].filter(Boolean);
}
