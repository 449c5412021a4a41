/** Parts of a type by name. A name that the type does not have is a compile error. */
type Parts<T> = { readonly [Name in keyof T]?: unknown };

/**
 * Makes a double of an object of which the code under test uses only these parts. Names are checked by the compiler,
 * values are not: a browser's own types cannot be built whole.
 */
export function double<T extends object>(parts: Parts<T> & object): T {
  const made: object = parts;
  return made as T;
}
