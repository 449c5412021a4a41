const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone; making one takes longer than reading it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** Minutes a zone is ahead of UTC at a moment. */
function offsetMinutes(at: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return Math.round((local - at.getTime()) / 60_000);
}

/** The calendar day (`YYYY-MM-DD`) it is in a time zone. */
export function localDay(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetMinutes(at, timeZone) * 60_000).toISOString().slice(0, 10);
}

/** The next midnight of a time zone: when daily allowances start again. Days of 23 and 25 hours are days too. */
export function nextMidnight(at: Date, timeZone: string): Date {
  const day = new Date(`${localDay(at, timeZone)}T00:00:00Z`);
  return localTime(day.getTime() + 86_400_000, timeZone);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The ISO 8601 week (`YYYY-Www`) of a calendar day: the year is that of its Thursday. */
export function isoWeek(day: string): string {
  const thursday = Date.parse(`${day}T00:00:00Z`) + (4 - weekdayOf(day)) * 86_400_000;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * 86_400_000)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The moment at which a full hour begins on a day in a time zone. */
export function localHour(day: string, hour: number, timeZone: string): Date {
  return localTime(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000, timeZone);
}

/** The calendar month that a moment belongs to in a time zone: from its first midnight to that of the next month. */
export function localMonth(at: Date, timeZone: string): { start: Date; end: Date } {
  const [year = 0, month = 1] = localDay(at, timeZone).split('-').map(Number);
  return {
    start: localTime(Date.UTC(year, month - 1, 1), timeZone),
    end: localTime(Date.UTC(year, month, 1), timeZone),
  };
}

/** The moment at which clocks of a time zone show what `wanted` shows in UTC. */
function localTime(wanted: number, timeZone: string): Date {
  // The zone's offset may change meanwhile: guess with that of the moment itself, then correct with the one at the guess.
  const guess = wanted - offsetMinutes(new Date(wanted), timeZone) * 60_000;
  return new Date(wanted - offsetMinutes(new Date(guess), timeZone) * 60_000);
}
