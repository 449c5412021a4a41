import { after, test } from 'node:test';
import { hostileAddressParts, placesOf } from '../support/hostile/hostile-values.ts';
import type { Schema } from '../support/hostile/samples.ts';
import {
  attackedRoutes,
  createAttackedApp,
  JSON_TYPE,
  required,
  titleOf,
  withstands,
  type Attack,
} from './attack.ts';

/** Hostile values of every class in every query and path of every route. No answer is a 5xx. */
const t = await createAttackedApp();
after(() => t.close());

for (const route of attackedRoutes(t)) {
  const schema = route.querystring as Schema | undefined;
  const shown = (part: string) => part.slice(0, 60);

  test(`${titleOf(route)} withstands hostile addresses`, () =>
    withstands(t, route, (own) => {
      const body = required(route.body as Schema | undefined, own);
      const valid: Partial<Attack> =
        route.method === 'GET' ? {} : { payload: JSON.stringify(body), headers: JSON_TYPE };
      const known = placesOf(schema)
        .filter(({ at }) => at.length === 1)
        .flatMap(({ at: [name = ''], schema: field }) =>
          hostileAddressParts(field).map((value): Attack => ({
            what: `${name}=${shown(value)}`,
            query: [name, value],
            ...valid,
          })),
        );
      const unknown = hostileAddressParts().map((value): Attack => ({
        what: `?${shown(value)}`,
        query: [value, ''],
        ...valid,
      }));
      const params = /[:*]/.test(route.url)
        ? hostileAddressParts().map((param): Attack => ({ what: `path ${shown(param)}`, param, ...valid }))
        : [];
      return [...known, ...unknown, ...params];
    }));
}
