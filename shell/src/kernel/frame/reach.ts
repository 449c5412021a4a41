import type { ReactNode } from 'react';

/** Does the page know its settings and its viewer? */
export type Reach =
  | { state: 'ready' }
  /** It asks the API for what the server could not put into it. */
  | { state: 'asking' }
  /** The API is away: this replaces the screen. */
  | { state: 'unreachable'; message: ReactNode };

export const READY: Reach = { state: 'ready' };
export const ASKING: Reach = { state: 'asking' };
