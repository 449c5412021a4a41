export const SECRET = 'authentication secret';
export const TECHNICAL = 'technical data, not about the member';
export const OPERATOR_NOTE = 'note of operators, may name other members';
export const OTHER_MEMBER = 'data of another member';
export const DERIVED = 'derived from other data in the copy';
export const SHORT_LIVED = 'deleted within minutes';
export const NO_MEMBER = 'no data of members';

/** Why a column or table is no part of the copy. */
export type Reason =
  | typeof SECRET
  | typeof TECHNICAL
  | typeof OPERATOR_NOTE
  | typeof OTHER_MEMBER
  | typeof DERIVED
  | typeof SHORT_LIVED
  | typeof NO_MEMBER;
