import { useEffect, useState } from 'react';
import { serverNow } from '@rendezvous/api-client/client';

/** Whole seconds until `deadline` (ms since 1970 by the server's clock), updated each second; 0 after it. */
export function useCountdown(deadline: number): number {
  const [now, setNow] = useState(serverNow);
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

/** Formats hours, minutes and seconds with two digits each. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
