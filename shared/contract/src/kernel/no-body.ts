import { Type } from 'typebox';
import { Closed } from './common.ts';

/** Body of writes that need none: absent, or an empty object. Anything else is refused. */
export const NoBody = Type.Union([Closed({}), Type.Null()]);

export const NoQuery = Closed({});
