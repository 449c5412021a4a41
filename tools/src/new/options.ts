import { UsageError } from './plan.ts';

/** Flags of the command line by name; `--public` alone is "true". */
export type Options = Readonly<Record<string, string>>;

/** Reads `--name value` and `--name`. @throws UsageError for anything else */
export function readOptions(words: readonly string[]): Options {
  const options: Record<string, string> = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (!word.startsWith('--')) throw new UsageError(`"${word}" is no flag`);
    const next = words[index + 1];
    const hasValue = next !== undefined && !next.startsWith('--');
    options[word.slice(2)] = hasValue ? next : 'true';
    if (hasValue) index += 1;
  }
  return options;
}

/** A flag that must be there. @throws UsageError naming it with an example */
export function needed(options: Options, name: string, example: string): string {
  const value = options[name];
  if (!value || value === 'true') throw new UsageError(`--${name} is missing, e.g. --${name} ${example}`);
  return value;
}

/** A flag out of a list, the first of it by default. */
export function oneOf<const T extends readonly string[]>(options: Options, name: string, list: T): T[number] {
  const value = options[name] ?? list[0];
  const found = list.find((known) => known === value);
  if (!found) throw new UsageError(`--${name} is one of ${list.join(', ')}`);
  return found;
}
