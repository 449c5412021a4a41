import { useEffect, useState } from 'react';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';

/** When each answer arrived. A cached answer shown again must not restart its clock. */
const arrivals = new WeakMap<DiscountCode, number>();

function secondsLeft(discount: DiscountCode): number {
  const arrived = arrivals.get(discount) ?? performance.now();
  arrivals.set(discount, arrived);
  const total = Date.parse(discount.expires!) - Date.parse(discount.now);
  return Math.max(0, Math.ceil((total - (performance.now() - arrived)) / 1000));
}

/**
 * Whole seconds until a discount ends, by the server's clock: its `now` came with it, so the device's clock does not matter.
 * Null when it has no end.
 */
export function useSecondsLeft(discount: DiscountCode | null, onEnd: () => void): number | null {
  const [, tick] = useState(0);
  const ends = discount?.expires != null;
  const left = ends ? secondsLeft(discount) : null;
  const over = left === 0;
  useEffect(() => {
    if (!ends || over) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [ends, over]);
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return left;
}
