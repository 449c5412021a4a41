import { Type, type Static } from 'typebox';
import { Closed, OneOf } from '#src/kernel/common.ts';
import { ICEBREAKERS } from './values.ts';

export * from './values.ts';

/** A line to begin with, in the language of the reader, who may change it before it is sent. */
export const Icebreaker = Closed({ id: OneOf(ICEBREAKERS), text: Type.String() });
export type Icebreaker = Static<typeof Icebreaker>;

export const IcebreakersResponse = Closed({ items: Type.Array(Icebreaker) });
export type IcebreakersResponse = Static<typeof IcebreakersResponse>;
