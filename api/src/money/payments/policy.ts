import type { PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import type { ProviderStatus } from './provider.ts';

/** States in which money may still arrive: also when it was cancelled or has expired (a late completion). */
const OPEN_TO_COMPLETION: ReadonlySet<PaymentStatus> = new Set(['pending', 'failed', 'cancelled', 'expired']);

/**
 * State after a provider's answer (spec §4 Payment). Never back to pending, and never away from completed by one of these; of several
 * refusals the first counts. So the end does not depend on the order in which answers arrive, as far as money goes.
 */
export function nextStatus(status: PaymentStatus, reported: ProviderStatus): PaymentStatus {
  if (reported === 'paid' || reported === 'promised')
    return OPEN_TO_COMPLETION.has(status) ? 'completed' : status;
  return status === 'pending' && reported !== 'open' ? reported : status;
}

/** A promised debit is looked up daily until it is settled or comes back. */
export const PROMISE_LOOK_MS = DAY;

/** Is the money of an order promised, and not here yet? */
export const isPromised = ({ promised_at: promised, settled_at: settled }: PromiseTimes): boolean =>
  promised !== null && settled === null;

interface PromiseTimes {
  promised_at: Date | null;
  settled_at: Date | null;
}

/** States of an order whose money arrived. */
const ARRIVED: ReadonlySet<PaymentStatus> = new Set(['completed', 'charged_back']);

/** Does a provider call an order ended without money that completed? An open one may be an older answer. */
export const contradicts = (status: PaymentStatus, reported: ProviderStatus): boolean =>
  ARRIVED.has(status) && reported !== 'paid' && reported !== 'open' && reported !== 'promised';

/** When a pending order is looked up, after it was made; then daily. */
const LOOKS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);
/** Time until another try after a look that failed. */
const RETRY = MINUTE;

/** Next look at a pending order: on schedule, and once when its time is over, since no order expires without a look. */
export function nextLook({ created_at: at, expires_at: end }: PendingTimes, now: Date): Date {
  const slot =
    LOOKS.map((wait) => after(at, wait)).find((time) => time > now) ??
    after(at, (Math.floor((now.getTime() - at.getTime()) / DAY) + 1) * DAY);
  if (now >= end) return retryAt(now);
  return slot < end ? slot : end;
}

export const retryAt = (now: Date): Date => after(now, RETRY);

interface PendingTimes {
  created_at: Date;
  expires_at: Date;
}
