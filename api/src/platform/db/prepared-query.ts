import type { Connection, Submittable } from 'pg';
import { rowReader, type Column, type ParserOf, type RowReader } from './row-reader.ts';

/** What the database answered. */
export interface Answer {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

/** A statement by the name under which it is prepared, with its values as they are sent. */
export interface NamedStatement {
  name: string;
  text: string;
  values: readonly (string | Buffer | null)[];
}

declare module 'pg' {
  interface Connection {
    /** Texts of the statements that were prepared on this connection, by name; `pg` stores them. */
    parsedStatements: Record<string, string>;
    /** Texts of those that were sent and are not answered yet. */
    submittedNamedStatements: Record<string, string>;
  }
}

/** The last word of the driver's calls, which it ignores and its types ask for. */
const MORE = true;

/** Readers of the rows of prepared statements by name. A statement that is prepared again on a connection is described again. */
const readersOf = new WeakMap<object, Map<string, RowReader>>();

function readersAt(connection: object): Map<string, RowReader> {
  const known = readersOf.get(connection) ?? new Map<string, RowReader>();
  readersOf.set(connection, known);
  return known;
}

const nothing: RowReader = () => ({});

/**
 * A prepared statement as `pg` sends queries of a kind of their own. Its columns are described once per connection instead of with
 * each answer, and its rows are made by a function written for them.
 */
export class PreparedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: NamedStatement['values'];
  /** Settles with the answer, or with the error of the database or the connection. */
  readonly answer: Promise<Answer>;
  /** `pg` gives a query one of its own where it has none. */
  readonly callback = (): void => {};
  readonly #parserOf: ParserOf;
  readonly #rows: unknown[] = [];
  #resolve!: (answer: Answer) => void;
  #reject!: (error: unknown) => void;
  #readers = new Map<string, RowReader>();
  #read: RowReader | undefined;
  #tag = '';
  #failure: { error: unknown } | null = null;

  constructor({ name, text, values }: NamedStatement, parserOf: ParserOf) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#parserOf = parserOf;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    const { name, text, values } = this;
    const { stream, parsedStatements: parsed, submittedNamedStatements: submitted } = connection;
    const isPrepared = (parsed[name] ?? submitted[name]) !== undefined;
    this.#readers = readersAt(connection);
    this.#read = isPrepared ? this.#readers.get(name) : undefined;
    // The embedded database has no stream that could be corked.
    stream.cork?.();
    try {
      if (!isPrepared) {
        connection.parse({ name, text, types: [] }, MORE);
        submitted[name] = text;
      }
      connection.bind({ statement: name, values: [...values] }, MORE);
      if (!this.#read) connection.describe({ type: 'P' }, MORE);
      connection.execute({}, MORE);
      connection.sync();
    } finally {
      stream.uncork?.();
    }
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#read = rowReader(fields, this.#parserOf);
    this.#readers.set(this.name, this.#read);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push((this.#read ?? nothing)(fields));
    } catch (error) {
      this.#failure = { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
    // A statement without rows is not described again either.
    if (!this.#read) this.#readers.set(this.name, nothing);
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.#reject(this.#failure.error);
    const words = this.#tag.split(' ');
    const [command = ''] = words;
    const count = words.length > 1 ? Number(words.at(-1)) : null;
    this.#resolve({ command, rowCount: count, rows: this.#rows });
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }
}
