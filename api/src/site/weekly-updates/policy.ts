import { createHash } from 'node:crypto';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { isoWeek, localDay, localHour, weekdayOf } from '@rendezvous/rules/local-day';

export interface WeeklyRules {
  /** Monday is 1. */
  weekday: number;
  /** Hour of the country. */
  hour: number;
  spreadMinutes: number;
}

/** Content of a weekly update; facts of the member's own, as counts. */
export interface Week {
  unread: number;
  likes: number;
  newcomers: { count: number; nearby: boolean };
  credits: number;
}

/**
 * The morning in which weekly updates leave, when it is that in a time zone: on their day, or on a later one of the week where the
 * server was away. A week without such a morning has no update.
 */
export function openMorning(
  now: Date,
  timeZone: string,
  { weekday, hour, spreadMinutes }: WeeklyRules,
): { week: string; start: Date } | null {
  const day = localDay(now, timeZone);
  if (weekdayOf(day) < weekday) return null;
  const start = localHour(day, hour, timeZone);
  return now >= start && now < after(start, spreadMinutes * MINUTE) ? { week: isoWeek(day), start } : null;
}

/** A member's own minute of the morning, the same on every process. */
export function minuteOf(userId: string, week: string, spreadMinutes: number): number {
  return createHash('sha256').update(`${week} ${userId}`).digest().readUInt32BE(0) % spreadMinutes;
}

/** Credits alone are no news. */
export const isWorthSending = ({ unread, likes, newcomers }: Week): boolean =>
  unread + likes + newcomers.count > 0;
