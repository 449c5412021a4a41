import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';

/** The small script in the page's head fills this with buttons clicked before anything listened. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[];
  }
}

/** Gives a part that listens now the clicks it missed, each once, in their order. Links need none: they navigate by themselves. */
export function replayClicks(within: Element): void {
  const waiting = window.earlyClicks ?? [];
  const due = waiting.filter((target) => within.contains(target) && !target.closest(`[${SERVER_RENDERED}]`));
  window.earlyClicks = waiting.filter((target) => !due.includes(target));
  for (const target of due) target.click();
}
