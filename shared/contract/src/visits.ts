import { Type, type Static } from 'typebox';
import { Closed, OneOf } from './common.ts';
import { ROUTES } from './routes.ts';

/** Longest stay that is told, in milliseconds: whoever left a page open for a day was not reading it. */
export const LONGEST_STAY_MS = 86_400_000;

/** Body of the beacon a page sends when it becomes hidden (spec §7): empty. */
export const PageHiddenBody = Closed({});

/** A visit that ended on the route it began with. Neither who it was nor when, to the hour, is told. */
export const BounceBody = Closed({
  route: OneOf(ROUTES.map((route) => route.name)),
  /** Milliseconds from the arrival to the leaving. */
  duration: Type.Integer({ minimum: 0, maximum: LONGEST_STAY_MS }),
});
export type BounceBody = Static<typeof BounceBody>;
