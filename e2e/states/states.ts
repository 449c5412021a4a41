import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { WorkerWay } from './browser-ways.ts';
import type { Past } from './newcomers.ts';
import type { RemoteCall } from './remote-calls.ts';

/**
 * Viewer of the state: a first-time visitor, an adult visitor, a demonstration log-in, a new member, an operator for whom nothing waits yet, or one with
 * something to do in every room.
 */
export type Viewer =
  | 'stranger'
  | 'visitor'
  | 'free'
  | 'premium'
  | 'new'
  | 'newcomer'
  | 'idle-operator'
  | 'operator';

/** One step before the state is reached. CSS selectors name elements, so that steps work in every language. */
export type Step =
  | { press: string }
  | { type: string; text: string }
  | { see: string }
  /** Chooses a photo for a file field. */
  | { file: string }
  /** Requests that stay pending from now on, as a pattern of their address. */
  | { delay: string }
  /** Dispatches a browser event that is rare or late. */
  | { event: string }
  /** Calls of the page's remote to the frame, by dotted prop names. */
  | { calls: readonly RemoteCall[] }
  /** Milliseconds until an automatic element shows. */
  | { wait: number };

/** Widths with a layout of their own, in CSS pixels. */
const WIDTHS = {
  phone: (width: number) => width < 768,
  narrow: (width: number) => width < 992,
  desk: (width: number) => width >= 992,
} as const;

/** One state of one screen in `states.json`. */
export interface State {
  name: string;
  /**
   * Address; `{member}`, `{fictional}`, `{conversation}`, `{match}`, `{halves}` (a member with half sentences) and `{half}` (the first of
   * them) are replaced, also in calls; for operators `{reported-member}`, `{report-of-member}`, `{report-of-message}` and `{complaint}`.
   */
  path: string;
  as: Viewer;
  /** History of a newcomer. */
  past?: readonly Past[];
  /** Selector that shows when the screen is ready; its heading by default. */
  ready?: string;
  steps?: readonly Step[];
  /** Runs as an installed app. */
  installed?: boolean;
  cookies?: Readonly<Record<string, string>>;
  /** Additional local storage of the device. */
  storage?: Readonly<Record<string, string>>;
  /** Browser permissions of the site. */
  permissions?: readonly string[];
  /** Service worker of the browser; none by default. */
  worker?: WorkerWay;
  /** Requests that fail, as a pattern of their address. */
  away?: string;
  /** Requests that stay pending. */
  late?: string;
  /** Limits the state to these widths. */
  only?: keyof typeof WIDTHS;
  /** Examined within `npm test`; the others within `npm run test:all`. */
  main?: true;
  /** Examined by `npm run proof states` alone: a sibling that is examined is drawn by the same component. */
  proof?: true;
  /** A picture of the window instead of the whole page. */
  window?: boolean;
  /** Console messages that belong to the state. */
  console?: string;
}

/** The committed list of states: pictures and accessibility checks both go through it. */
export const STATES: readonly State[] = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'states.json'), 'utf8'),
) as State[];

/** Is there such a state at this width? */
export const existsAt = ({ only }: State, width: number): boolean =>
  only === undefined || WIDTHS[only](width);
