/** The one source of time. Sessions, timers, limits and deadlines read it, so a test or a demonstration can move it. */
export interface Clock {
  now(): Date;
  /** Moves this clock forward; time never goes back. */
  advance(seconds: number): void;
}

/** A clock that follows the machine's, plus whatever it has been advanced by. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(seconds) {
      if (seconds < 0) throw new RangeError('a clock only moves forward');
      offset += seconds * 1000;
    },
  };
}

/** A clock that is fixed until it is advanced: for tests that compare times exactly. */
export function createFixedClock(start: Date): Clock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(seconds) {
      if (seconds < 0) throw new RangeError('a clock only moves forward');
      at += seconds * 1000;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `milliseconds` after `date` (before it, when negative). */
export function after(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
