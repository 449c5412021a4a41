import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { HalfPromptName } from '@rendezvous/contract/resources/half-prompts/values';
import type { TonightReason } from '@rendezvous/contract/resources/tonight/schemas';
import {
  TONIGHT_ENDS_AT,
  TONIGHT_REASONS,
  type TonightChoice,
} from '@rendezvous/contract/resources/tonight/values';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { localDay, localHour } from '@rendezvous/rules/local-day';

/** Members whose last visit is younger than this were here today, as their cards say. */
export const hereSince = (now: Date): Date => after(now, -DAY);

/** The next 06:00 on the clocks of a country: a choice made before it is gone then, also one made at 05:59. */
export function endOfEvening(now: Date, country: CountryCode): Date {
  const { timeZone } = COUNTRIES[country];
  const today = localHour(localDay(now, timeZone), TONIGHT_ENDS_AT, timeZone);
  return today > now ? today : localHour(localDay(after(now, DAY), timeZone), TONIGHT_ENDS_AT, timeZone);
}

/** What is true between the viewer and a member who may be suggested. */
export interface Between {
  choice: TonightChoice | null;
  likesMe: boolean;
  /** Beginnings both have completed. */
  halves: readonly HalfPromptName[];
  interestsInCommon: number;
  isNew: boolean;
  sameRegion: boolean;
}

/** The strongest true reason to suggest a member; null when there is none, and the member is not suggested. */
export function reasonOf(
  between: Between,
  mine: TonightChoice | null,
  beginningOf: (half: HalfPromptName) => string | undefined,
): TonightReason | null {
  const [half] = between.halves;
  const beginning = half && beginningOf(half);
  if (mine !== null && between.choice === mine) return { kind: 'choice', choice: mine };
  if (between.likesMe) return { kind: 'likes_you' };
  if (beginning !== undefined) return { kind: 'half', beginning };
  if (between.interestsInCommon > 0) return { kind: 'interests', count: between.interestsInCommon };
  if (between.isNew) return { kind: 'new' };
  return between.sameRegion ? { kind: 'region' } : null;
}

/** Orders suggestions: the stronger reason first, and of interests the greater number. */
export const strongerFirst = (a: TonightReason, b: TonightReason): number =>
  TONIGHT_REASONS.indexOf(a.kind) - TONIGHT_REASONS.indexOf(b.kind) || (b.count ?? 0) - (a.count ?? 0);
