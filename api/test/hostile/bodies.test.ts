import { after, test } from 'node:test';
import { HOSTILE_FIELDS, hostileForms } from '../support/hostile/hostile-forms.ts';
import { bodyWith, hostileValues, placesOf } from '../support/hostile/hostile-values.ts';
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

/**
 * Hostile bodies of every class, generated from the route table and the schemas: extreme numbers, depth, NUL, lone surrogates and
 * impossible dates in every field of every route, and broken forms. No answer is a 5xx.
 */
const t = await createAttackedApp();
after(() => t.close());

for (const route of attackedRoutes(t).filter(({ method }) => method !== 'GET')) {
  test(`${titleOf(route)} withstands hostile bodies`, () =>
    withstands(t, route, (own) => {
      const schema = route.body as Schema | undefined;
      const fields = placesOf(schema).flatMap(({ at, schema: field }) =>
        hostileValues(field).map(({ what, json }): Attack => ({
          what: `${what} in ${at.join('.')}`,
          payload: bodyWith(required(schema, own), at, json),
          headers: JSON_TYPE,
        })),
      );
      // With a key the body is digested, too.
      const headers = { ...JSON_TYPE, 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
      const whole = hostileValues({}).map(({ what, json }): Attack => ({
        what: `${what} as the body`,
        payload: json,
        headers,
      }));
      return [...fields, ...whole];
    }));

  test(`${titleOf(route)} withstands hostile forms`, () => {
    const [name = 'visibility'] = Object.keys(
      (route.endpoint?.multipart as Schema | undefined)?.properties ?? {},
    );
    const forms = hostileForms(name).map(({ what, type, payload }): Attack => ({
      what,
      payload,
      headers: { 'content-type': type },
    }));
    const fields = HOSTILE_FIELDS.map((payload): Attack => ({
      what: `fields ${payload.slice(0, 20)}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }));
    return withstands(t, route, () => [...forms, ...fields]);
  });
}
