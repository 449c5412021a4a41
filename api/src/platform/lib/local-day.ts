/** Minutes a zone is ahead of UTC at a moment. */
function offsetMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
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
  const wanted = day.getTime() + 86_400_000;
  // The zone's offset may change during the night: guess with today's, then correct with the one at the guess.
  let guess = wanted - offsetMinutes(at, timeZone) * 60_000;
  guess = wanted - offsetMinutes(new Date(guess), timeZone) * 60_000;
  return new Date(guess);
}
