/** Three numbers as somebody types them. */
export interface BirthParts {
  day: string;
  month: string;
  year: string;
}

const OLDEST_YEAR = 1900;

/** The calendar date the three numbers name, as `YYYY-MM-DD`; null when there is no such day. */
export function birthDate({ day, month, year }: BirthParts): string | null {
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  if (!Number.isInteger(d) || !Number.isInteger(m) || !Number.isInteger(y) || y < OLDEST_YEAR) return null;
  const date = new Date(Date.UTC(y, m - 1, d));
  const real = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return real ? date.toISOString().slice(0, 10) : null;
}

/** Whole years between a date of birth and a day. */
export function ageOn(date: string, today: Date): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const before = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day);
  return today.getFullYear() - year - (before ? 1 : 0);
}
