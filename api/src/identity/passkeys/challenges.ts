import { CEREMONY_MS } from '@rendezvous/contract/resources/passkeys/schemas';
import type { Db } from '#src/platform/db/database.ts';
import { after } from '#src/platform/lib/clock.ts';
import { hashToken, newToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { insertChallenge, redeemChallenge } from './challenge-repository.ts';

/** What a challenge is made for: no answer counts for anything else. */
export interface Occasion {
  purpose: 'log-in' | 'registration' | 'fresh-log-in' | 'operator-proof' | 'operator-registration';
  /** Session that asks; empty where there is none yet. */
  subject: string;
}

/** Makes a challenge that one answer may use, in any process. @returns it in base64url, as browsers expect it */
export async function issueChallenge(db: Db, { purpose, subject }: Occasion, now: Date): Promise<string> {
  const challenge = Buffer.from(newToken()).toString('base64url');
  const row = { challenge_hash: hashToken(challenge), purpose, subject, expires_at: after(now, CEREMONY_MS) };
  await insertChallenge(db, row);
  return challenge;
}

/**
 * Uses up the challenge that an answer names, right or wrong answer alike: call it outside of a transaction that may roll back.
 * @param clientData the browser's own account of the ceremony, base64url
 * @returns the challenge
 * @throws problem `passkey_expired` when it was used, its time is over, or it was made for something else
 */
export async function spendChallenge(
  db: Db,
  { purpose, subject }: Occasion,
  clientData: string,
  now: Date,
): Promise<string> {
  const challenge = challengeOf(clientData);
  if (challenge === null) throw problem('passkey_refused');
  const row = { challenge_hash: hashToken(challenge), purpose, subject };
  if (!(await redeemChallenge(db, row, now))) throw problem('passkey_expired');
  return challenge;
}

function challengeOf(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null;
    return typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}
