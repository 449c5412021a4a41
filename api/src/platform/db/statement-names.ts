/** A text gets a name once it has run this often: what runs at start-up only is not worth one. */
const NAMED_AFTER = 5;
/** Each name costs memory on every connection of the database. */
const MOST_NAMES = 150;
/** Texts that are counted at a time; a search with rare filters makes way for the ones that return. */
const MOST_COUNTED = 500;

/** Begins a statement that is planned for its values each time, because one plan for all values would be slow for some. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** Its columns follow the table, and a prepared statement refuses to run once they differ: a deployment may add one. */
const ALL_COLUMNS = /(\bselect|\breturning|,|\.)\s*\*/i;

/**
 * Names statements that run often, so that the database parses and plans them once per connection. Stores at most
 * 150 names; texts beyond them run without one.
 */
export class StatementNames {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #last = 0;
  #isOff = false;

  /** The name of a text; undefined while it has none. */
  nameOf(text: string): string | undefined {
    if (text.startsWith(PLANNED_EACH_TIME)) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#isOff || this.#names.size >= MOST_NAMES) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count <= NAMED_AFTER || ALL_COLUMNS.test(text)) this.#count(text, count);
    else this.#names.set(text, `s${(this.#last += 1)}`);
    return this.#names.get(text);
  }

  /** Names nothing any more. For a pooler between server and database that does not preserve statements per connection. */
  turnOff(): void {
    this.#isOff = true;
    this.#names.clear();
    this.#counts.clear();
  }

  #count(text: string, count: number): void {
    this.#counts.set(text, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_COUNTED && oldest !== undefined) this.#counts.delete(oldest);
  }
}
