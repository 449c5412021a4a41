import type { VisitorObject } from 'oxc-parser';
import type { Kind } from '../place.ts';

/** Gives a change to the list of those that are possible. */
export type Note = (kind: Kind, span: Span, becomes: string) => void;
export interface Span {
  start: number;
  end: number;
}
/** Finds the places of one kind of fault in a source. */
export type Operator = (source: string, note: Note) => VisitorObject;

/** The text of a node. */
export const textOf = (source: string, { start, end }: Span): string => source.slice(start, end);

/** Comparisons with and without their limit. */
export const NEXT: Partial<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
