import type { App } from '#src/platform/types.ts';
import type { RouteEntry } from '#src/platform/route-types.ts';

/** Lists every route; registered before all others. */
export async function routeTablePlugin(app: App): Promise<void> {
  const table: RouteEntry[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    for (const verb of [method].flat()) {
      if (verb === 'HEAD' || verb === 'OPTIONS') continue;
      const { body, querystring, params, response } = (schema ?? {}) as Pick<
        RouteEntry,
        'body' | 'querystring' | 'params' | 'response'
      >;
      // Read late: an encapsulated part may still set its own access after this hook has run.
      table.push({
        method: verb,
        url,
        endpoint: config?.endpoint,
        body,
        querystring,
        params,
        response,
        get access() {
          return config?.access ?? 'member';
        },
        get crossSite() {
          return config?.crossSite ?? 'strict';
        },
      });
    }
  });
}
