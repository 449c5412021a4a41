import type { Problem } from '@rendezvous/contract/kernel/errors';

/** Further tries after the first (spec §8, §9 Request retries). */
const RETRIES = 5;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;
/** Longest wait that a server may ask for. A longer one rejects, and the user sees it. */
const LONGEST_WAIT_MS = 30_000;

/** One failed try, as the retry rule sees it. */
export interface FailedTry {
  method: string;
  idempotent: boolean;
  /** 0: no answer came. */
  status: number;
  problem: Problem | null;
  retryAfter: string | null;
  /** False while the browser knows that it has no network. */
  online: boolean;
}

function isTransient({ status, problem }: FailedTry): boolean {
  // 429 also means used-up daily allowances and blocked accounts: waiting does not help those.
  if (status === 429) return problem === null || problem.code === 'rate_limited';
  return status === 0 || status === 408 || status >= 500;
}

/** Milliseconds a `Retry-After` header asks for, in seconds or as a date; null without a readable one. */
function retryAfterMs(header: string | null, now: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * How long to wait before try number `tries + 1`, or null to stop. Reads, and writes that carry an idempotency key,
 * are tried again after network errors, 408, 429 and 5xx with exponentially growing, jittered delays. A read without a
 * network is not: its screen says so, and reads again once there is one.
 */
export function retryDelay(
  failed: FailedTry,
  tries: number,
  random: () => number,
  now: number,
): number | null {
  if (tries > RETRIES || !isTransient(failed)) return null;
  if (failed.method === 'GET' ? failed.status === 0 && !failed.online : !failed.idempotent) return null;
  const asked = retryAfterMs(failed.retryAfter, now);
  if (asked !== null) return asked > LONGEST_WAIT_MS ? null : asked;
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return ceiling / 2 + (ceiling / 2) * random();
}
