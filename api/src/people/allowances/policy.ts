import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import { localDay, nextMidnight } from '@rendezvous/rules/local-day';

/** A member's local day: the one an act counts on, and when the next one starts. */
export interface MemberDay {
  /** `YYYY-MM-DD` */
  day: string;
  resetAt: Date;
}

/** Reads the day it is where the member lives. */
export function memberDay({ country }: Pick<Viewer, 'country'>, now: Date): MemberDay {
  const { timeZone } = COUNTRIES[country];
  return { day: localDay(now, timeZone), resetAt: nextMidnight(now, timeZone) };
}
