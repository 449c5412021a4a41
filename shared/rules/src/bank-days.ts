import { weekdayOf } from './local-day.ts';

const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Easter Sunday of a year, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10);
}

/** Days besides weekends on which European banks settle nothing (TARGET): new year, Good Friday, Easter Monday, 1 May, Christmas. */
function isClosing(day: string): boolean {
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return day === dayAfter(sunday, -2) || day === dayAfter(sunday, 1);
}

const isBankDay = (day: string): boolean => weekdayOf(day) < 6 && !isClosing(day);

/** The calendar day (`YYYY-MM-DD`) that is so many days of banks after another one. */
export function bankDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = dayAfter(last, 1);
    if (isBankDay(last)) left -= 1;
  }
  return last;
}
