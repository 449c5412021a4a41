import { Type, type Static } from 'typebox';
import { Closed, OneOf } from '#src/kernel/common.ts';
import { GIFTS } from './values.ts';

export * from './values.ts';

/** A gift to choose, named in the language of the reader. */
export const Gift = Closed({ id: OneOf(GIFTS), name: Type.String() });
export type Gift = Static<typeof Gift>;

export const GiftsResponse = Closed({ items: Type.Array(Gift) });
export type GiftsResponse = Static<typeof GiftsResponse>;
