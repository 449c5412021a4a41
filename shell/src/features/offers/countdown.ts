import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

/** A deadline as the server sends it: its own clock comes with it, so the device's may be wrong by days. */
export interface Deadline {
  expires_at: string;
  now: string;
}

const deadlines = new Map<string, number>();

/**
 * When a deadline is reached, in milliseconds of this page's own clock. The same deadline sent again, by an older answer or
 * after the computer slept, can only come nearer.
 */
function reachedAt({ expires_at, now }: Deadline): number {
  const stated = performance.now() + Date.parse(expires_at) - Date.parse(now);
  const reached = Math.min(stated, deadlines.get(expires_at) ?? Infinity);
  deadlines.set(expires_at, reached);
  return reached;
}

/** Milliseconds until a deadline; 0 once it is over. Browser only. */
export function millisecondsTo(deadline: Deadline): number {
  return Math.max(0, reachedAt(deadline) - performance.now());
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a deadline, ticking. On the server, and in the render that adopts its HTML, as the server saw it. */
export function useSecondsTo(deadline: Deadline): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.ceil(millisecondsTo(deadline) / 1000),
    () => Math.max(0, Math.ceil((Date.parse(deadline.expires_at) - Date.parse(deadline.now)) / 1000)),
  );
}

/** `03:41:07` of a number of seconds (spec §4 Time bonus). */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Hours still to go, the one that has begun included: `{timeLeft}` of the welcome banner. */
export const hoursLeft = (seconds: number): number => Math.ceil(seconds / 3600);
