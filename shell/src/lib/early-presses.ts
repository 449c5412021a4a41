import { SERVER_RENDERED } from '@rendezvous/remote/server-rendered';
import { LISTENING } from './early-names.ts';

/** A press on the server's HTML that the part around it has still to carry out. */
export interface EarlyPress {
  target: HTMLElement;
  /** Reverts what the page's head showed of it at once; calling it again changes nothing. */
  undo(): void;
}

/** What the script in the page's head (`shell/src/early`) hands to the frame. */
export interface Early {
  presses: EarlyPress[];
  /** Idempotency keys of likes that are sent already, by member. */
  keys: Partial<Record<string, string>>;
}

declare global {
  var early: Early | undefined;
}

/** Removed from the page as soon as the frame's script runs, so that no remote finds it there. The server has none. */
export const early: Early = globalThis.early ?? { presses: [], keys: {} };
globalThis.early = undefined;

/** The key under which this like was sent before anything was hydrated, once: its answer is waiting under it. */
export function consumeEarlyKey(member: string): string | undefined {
  const key = early.keys[member];
  delete early.keys[member];
  return key;
}

/** Gives a part that listens now the presses it missed, each once, in their order. Links need none: they navigate by themselves. */
export function replayPresses(within: Element): void {
  const due = early.presses.filter(({ target }) => within.contains(target) && hasListener(target));
  for (const press of due) early.presses.splice(early.presses.indexOf(press), 1);
  // React finds the page as the server drew it, and shows the same press again before the next paint.
  for (const { undo } of due.toReversed()) undo();
  for (const { target } of due) target.click();
}

/** Does the part that a target belongs to listen? */
const hasListener = (target: Element): boolean =>
  !target.closest(`[${SERVER_RENDERED}],[${LISTENING}]`)?.hasAttribute(SERVER_RENDERED);
