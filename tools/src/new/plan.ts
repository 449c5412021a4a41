/** One line, or several, put into an existing file. `before` or `after` is text that the file has once. */
export interface Insertion {
  file: string;
  text: string;
  before?: string;
  after?: string;
}

/** Text replaced in an existing file; the file must have it. */
export interface Replacement {
  file: string;
  from: string;
  to: string;
}

/** Everything one command writes. Paths are relative to the root. */
export interface Plan {
  files: Readonly<Record<string, string>>;
  insertions: readonly Insertion[];
  replacements: readonly Replacement[];
  /** English texts by id, for each folder of catalogues. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Scripts of tools/src that derive files from the tables. */
  derive: readonly string[];
  /** What a person still writes. */
  left: readonly string[];
}

/** A plan out of the parts a kind needs. */
export const planOf = (parts: Partial<Plan>): Plan => ({
  files: {},
  insertions: [],
  replacements: [],
  texts: {},
  derive: [],
  left: [],
  ...parts,
});

/** A mistake in the command: its message is shown without a stack. */
export class UsageError extends Error {}
