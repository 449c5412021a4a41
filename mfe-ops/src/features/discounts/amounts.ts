const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** Minor units of an amount as it is typed, with comma or point: null for nothing, NaN for anything else. */
export function minorUnits(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, whole, part = ''] = AMOUNT.exec(text) ?? [];
  return whole === undefined ? NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount of minor units as it is typed. */
export const typedAmount = (units: number | null | undefined): string =>
  units === null || units === undefined ? '' : (units / 100).toFixed(2);

/** A number as it is typed: null for nothing, NaN for what is no whole number of at least 1. */
export function wholeNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : NaN;
}

/** The end of a typed day (`YYYY-MM-DD`) in the operator's own time zone; null for no day. */
export function endOfDay(typed: string): string | null {
  if (typed === '') return null;
  const [year = 0, month = 1, day = 1] = typed.split('-').map(Number);
  return new Date(year, month - 1, day + 1).toISOString();
}

/** The last whole day before an end, as a day field has it; empty for no end. */
export function typedDay(expires: string | null): string {
  if (expires === null) return '';
  const last = new Date(new Date(expires).getTime() - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return [last.getFullYear(), two(last.getMonth() + 1), two(last.getDate())].join('-');
}
