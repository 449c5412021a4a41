import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

/** Position of a value in a statement that is written once. */
class Blank<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/**
 * A statement whose text is the same for all values: it is put together and compiled at its first use, and from then on receives values alone.
 * For statements of busy requests; building one for each request takes longer than sending it.
 * @param write writes the statement; `value(name)` marks the value of that name
 * @returns runs the statement with these values and gives its rows
 */
export function fixedStatement<Row, Given extends object>(
  write: (value: <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>) => RawBuilder<Row>,
): (tx: Tx, given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  let names: (keyof Given)[] = [];
  return async (tx, given) => {
    if (!compiled) {
      compiled = write((name) => sql`${new Blank(name)}`).compile(tx);
      names = compiled.parameters.map((parameter) => (parameter as Blank<keyof Given>).name);
    }
    const { rows } = await tx.executeQuery<Row>({
      ...compiled,
      parameters: names.map((name) => given[name]),
    });
    return rows;
  };
}
