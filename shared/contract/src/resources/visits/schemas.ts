import type { Static } from 'typebox';
import { Closed, Integer, OneOf } from '#src/kernel/common.ts';
import { ROUTES } from '#src/kernel/routes.ts';
import { LONGEST_STAY_MS } from './values.ts';

export * from './values.ts';

/** Body of the beacon a page sends when it becomes hidden (spec §7): empty. */
export const PageHiddenBody = Closed({});

/** A visit that ended on the route it began with. It names no visitor and no time finer than the hour. */
export const BounceBody = Closed({
  route: OneOf(ROUTES.map((route) => route.name)),
  /** Milliseconds from the arrival to the leaving. */
  duration: Integer({ minimum: 0, maximum: LONGEST_STAY_MS }),
});
export type BounceBody = Static<typeof BounceBody>;
