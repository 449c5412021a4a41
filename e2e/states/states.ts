import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { WorkerWay } from './browser-ways.ts';
import type { Past } from './newcomers.ts';
import type { RemoteCall } from './remote-calls.ts';

/** Who looks: somebody who was never here, a visitor of age, a log-in of the demonstration, or somebody who has just signed up. */
export type Viewer = 'stranger' | 'visitor' | 'free' | 'premium' | 'new' | 'newcomer';

/** One thing done before the state stands. Elements are named by CSS selector, so that it works in every language. */
export type Step =
  | { press: string }
  | { type: string; text: string }
  | { see: string }
  /** Makes the browser's event of this name happen, one that it makes for few pages or after long. */
  | { event: string }
  /** What the page's remote asks of the frame, by the dotted names of its props. */
  | { calls: readonly RemoteCall[] }
  /** Milliseconds until something that comes by itself is there. */
  | { wait: number };

/** Widths that have something of their own, in CSS pixels. */
const WIDTHS = {
  phone: (width: number) => width < 768,
  narrow: (width: number) => width < 992,
  desk: (width: number) => width >= 992,
} as const;

/** One state of one screen, as `states.json` lists it. */
export interface State {
  name: string;
  /** `{member}`, `{fictional}`, `{conversation}` and `{match}` are looked up, in the steps' calls too. */
  path: string;
  as: Viewer;
  /** What a newcomer has been through. */
  past?: readonly Past[];
  /** What shows that the screen is there; its heading unless said otherwise. */
  ready?: string;
  steps?: readonly Step[];
  /** Runs as an installed app. */
  installed?: boolean;
  cookies?: Readonly<Record<string, string>>;
  /** What the device remembers besides, as local storage. */
  storage?: Readonly<Record<string, string>>;
  /** What the browser allows the site. */
  permissions?: readonly string[];
  /** The browser's service worker, none unless said otherwise. */
  worker?: WorkerWay;
  /** Requests that never arrive, as a part of their address. */
  away?: string;
  /** Requests that take as long as the state lasts. */
  late?: string;
  /** At some widths only, where others have no such state. */
  only?: keyof typeof WIDTHS;
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
