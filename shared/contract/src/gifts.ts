import { Type, type Static } from 'typebox';
import { Closed, OneOf } from './common.ts';
import { GIFTS } from './gifts-values.ts';

export * from './gifts-values.ts';

/** A gift to choose, named in the language of the reader. */
export const Gift = Closed({ id: OneOf(GIFTS), name: Type.String() });
export type Gift = Static<typeof Gift>;

export const GiftsResponse = Closed({ items: Type.Array(Gift) });
export type GiftsResponse = Static<typeof GiftsResponse>;
