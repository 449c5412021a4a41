import { Closed, Nullable } from '@rendezvous/contract/kernel/common';
import { Type, type TSchema } from 'typebox';
import type { Ownership } from './ownership-repository.ts';
import type { Reason } from './reasons.ts';

/** Other members appear by their name alone; null once they left, or where the member may not see them. */
export const MEMBER = Closed({ name: Nullable(Type.String()) });
/** Which of the two of a conversation. */
export const SIDE = Type.Unsafe<'me' | 'other'>({ type: 'string', enum: ['me', 'other'] });

/** One list of the copy, and the table it comes from. */
export interface Section {
  table: string;
  /** Rows that are the member's. */
  owned: Ownership;
  /** Column of the member's id or address; it is in no row of the copy. */
  owner?: string;
  /** Columns that order and identify the rows. */
  key: readonly string[];
  /** At most one row: an object or null instead of a list. */
  single?: true;
  /** Columns of the copy. `MEMBER` and `SIDE` replace ids of members. */
  columns: Readonly<Record<string, TSchema>>;
  leftOut?: Readonly<Record<string, Reason>>;
}

/** Schema of a section in the copy. */
export function sectionSchema({ columns, single }: Section): TSchema {
  const row = Closed({ ...columns });
  return single ? Nullable(row) : Type.Array(row);
}
