import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';

/** Marks a screen that listens while the frame around it may not. The script in the page's head knows it too. */
export const LISTENING = 'data-live';

/** The small script in the page's head fills this with buttons clicked before anything listened. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[];
  }
}

/** Gives a part that listens now the clicks it missed, each once, in their order. Links need none: they navigate by themselves. */
export function replayClicks(within: Element): void {
  const waiting = window.earlyClicks ?? [];
  const due = waiting.filter((target) => within.contains(target) && isHeard(target));
  window.earlyClicks = waiting.filter((target) => !due.includes(target));
  for (const target of due) target.click();
}

/** Does the part that a target belongs to listen? */
const isHeard = (target: Element): boolean =>
  !target.closest(`[${SERVER_RENDERED}],[${LISTENING}]`)?.hasAttribute(SERVER_RENDERED);
