/** Kinds of faults that are drawn, each with what it changes. */
export const KINDS = {
  boundary: 'a comparison or a sum is off by one',
  condition: 'a condition is negated',
  logic: '"and" is "or", and the other way round',
  call: 'a call is left out',
  await: 'a promise is not awaited',
  recipient: 'an argument or a name is that of the other side',
  constant: 'a number, a flag or a state is another one',
  clause: 'a clause of a query or a step of a chain is left out',
  sql: 'an operator in the text of a statement is another one',
} as const;
export type Kind = keyof typeof KINDS;

/** A change that an operator can make in a source. Offsets are those of the text. */
export interface Change {
  kind: Kind;
  start: number;
  end: number;
  becomes: string;
}

/** A change of one source file of the repository. */
export interface Place extends Change {
  file: string;
  line: number;
  was: string;
}

/** The source with a change in it. */
export const withChange = (
  source: string,
  { start, end, becomes }: Pick<Change, 'start' | 'end' | 'becomes'>,
): string => source.slice(0, start) + becomes + source.slice(end);

/** Name of a place in lists: `api/src/x.ts:12 boundary "<" → "<="`. */
export const nameOf = ({ file, line, kind, was, becomes }: Place): string =>
  `${file}:${line} ${kind} "${shortOf(was)}" → "${shortOf(becomes)}"`;

function shortOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
