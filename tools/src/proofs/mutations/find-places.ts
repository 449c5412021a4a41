import { parseSync, Visitor } from 'oxc-parser';
import { boundary, condition, logic } from './operators/comparisons.ts';
import { constant } from './operators/constants.ts';
import { recipient } from './operators/exchanged.ts';
import { call, clause, dropAwait } from './operators/left-out.ts';
import type { Operator } from './operators/operator.ts';
import { sql } from './operators/statements.ts';
import { withChange, type Change, type Place } from './place.ts';

const OPERATORS: readonly Operator[] = [
  boundary,
  condition,
  logic,
  call,
  dropAwait,
  recipient,
  constant,
  clause,
  sql,
];

/** Every place of a source where an operator can plant a fault, in the order of the text; none that does not parse. */
export function placesIn(source: string, file: string): Place[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const changes: Change[] = [];
  for (const operator of OPERATORS)
    new Visitor(
      operator(source, (kind, { start, end }, becomes) => changes.push({ kind, start, end, becomes })),
    ).visit(program);
  return changes
    .filter((change) => changesAnything(source, change) && parses(withChange(source, change), file))
    .map((change) => ({
      ...change,
      file,
      line: source.slice(0, change.start).split('\n').length,
      was: source.slice(change.start, change.end),
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.becomes.localeCompare(b.becomes));
}

const changesAnything = (source: string, { start, end, becomes }: Change): boolean =>
  source.slice(start, end) !== becomes;

const parses = (source: string, file: string): boolean => parseSync(file, source).errors.length === 0;
