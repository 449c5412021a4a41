import type { App } from '#src/platform/types.ts';

/**
 * Allows routes with the same method and path that differ by one parameter of the query, such as `?push=1`.
 * @param valueOf value that routes are chosen by; the one given unless said otherwise
 */
export function routeByQuery(
  app: App,
  name: string,
  valueOf: (given: string) => string = (given) => given,
): void {
  app.addConstraintStrategy({
    name,
    storage: () => {
      const handlers = new Map();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => handlers.set(value, handler),
      };
    },
    deriveConstraint: ({ url = '' }) => {
      if (!url.includes(`${name}=`)) return undefined;
      const given = new URLSearchParams(url.slice(url.indexOf('?'))).get(name);
      return given === null ? undefined : valueOf(given);
    },
    mustMatchWhenDerived: false,
    validate: () => {},
  });
}
