import { Type, type Static } from 'typebox';
import { Closed, Integer, Nullable } from '#src/kernel/common.ts';

/**
 * Answer to entering the members area: in how many seconds the time-bonus modal may open at the earliest, counted from the
 * member's very first entry; null when it will not open any more.
 */
export const MembersAreaResponse = Closed({ modal_in_seconds: Nullable(Integer({ minimum: 0 })) });
export type MembersAreaResponse = Static<typeof MembersAreaResponse>;

/** Answer to the wish to show the time-bonus modal: true to one asking page only, once per member. */
export const BonusModalResponse = Closed({ show: Type.Boolean() });
export type BonusModalResponse = Static<typeof BonusModalResponse>;
