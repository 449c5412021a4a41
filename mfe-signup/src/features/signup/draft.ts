import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import type { Gender } from '@rendezvous/contract/resources/profile/values';

/** Answers of the visitor so far (spec §3 Signup form draft). The password is never part of it. */
export interface Draft {
  gender: Gender | null;
  seeking: Gender | null;
  country: CountryCode;
  email: string;
  name: string;
  day: string;
  month: string;
  year: string;
  /** Account that this sign-up has made. From then on name, address and date of birth are not stored here. */
  account?: string;
  /** Answers of the optional steps. */
  profile: ProfilePatch;
  /** Member whose page sign-up began at; the first message goes there. */
  member?: string;
  signup_message?: string;
  /** The warning about a fictional member was confirmed with the message. */
  fictional_confirmed?: boolean;
}

/** First message to a member, as the draft stores it. */
export type FirstMessage = Required<Pick<Draft, 'member' | 'signup_message'>> &
  Pick<Draft, 'fictional_confirmed' | 'seeking'>;

const KEY = 'signup.draft';
const UNDERAGE_KEY = 'signup.closed-until';
const DAY_MS = 24 * 3600 * 1000;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or refused storage costs only the convenience of coming back later.
  }
}

/** The draft stored on this device, up to a day old. */
export function loadDraft(now: number): Partial<Draft> {
  const stored = read(KEY) as { saved_at?: number; draft?: Partial<Draft> } | null;
  if (!stored?.saved_at || now - stored.saved_at > DAY_MS) return {};
  return stored.draft ?? {};
}

export function storeDraft(draft: Draft, now: number): void {
  write(KEY, { saved_at: now, draft });
}

/** Stores a first message beside the draft, from the first letter on. */
export function storeFirstMessage(message: FirstMessage, now: number): void {
  write(KEY, { saved_at: now, draft: { ...loadDraft(now), ...message } });
}

/** The first message to this member that is stored; one to another member is not theirs. */
export function loadFirstMessage(
  member: string,
  now: number,
): Pick<Draft, 'signup_message' | 'fictional_confirmed'> {
  const { signup_message, fictional_confirmed, ...stored } = loadDraft(now);
  return stored.member === member && signup_message !== undefined
    ? { signup_message, ...(fictional_confirmed && { fictional_confirmed }) }
    : {};
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored then.
  }
}

/** After a date of birth below the age limit nothing is stored, and this device waits a day. */
export function closeForUnderage(now: number): void {
  dropDraft();
  write(UNDERAGE_KEY, now + DAY_MS);
}

export function isClosedForUnderage(now: number): boolean {
  const until = read(UNDERAGE_KEY);
  return typeof until === 'number' && now < until;
}
