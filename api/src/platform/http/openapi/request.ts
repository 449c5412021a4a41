import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { problemsOf } from '@rendezvous/contract/kernel/endpoint';
import type { TSchema } from 'typebox';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { CLIENT_HEADER } from '../cross-site.ts';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotency.ts';

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: object;
}

/** Query and headers that a request of these endpoints may carry; required is what each of them requires. */
export function parametersOf(endpoints: readonly Endpoint[]): Parameter[] {
  const lists = endpoints.map(ownParameters);
  const byName = new Map(lists.flat().map((parameter) => [parameter.name, parameter]));
  return [...byName.values()].map((parameter) => ({
    ...parameter,
    required: lists.every((list) => list.some(({ name, required }) => name === parameter.name && required)),
  }));
}

function ownParameters(endpoint: Endpoint): Parameter[] {
  const fixed = new URLSearchParams(endpoint.path.split('?')[1]);
  const { properties = {}, required = [] } = (endpoint.query ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return [
    ...[...fixed].map(([name, value]) => query(name, true, { type: 'string', enum: [value] })),
    ...Object.entries(properties).map(([name, schema]) => query(name, required.includes(name), schema)),
    ...headersOf(endpoint),
  ];
}

const query = (name: string, required: boolean, schema: object): Parameter => ({
  name,
  in: 'query',
  required,
  schema,
});

function headersOf(endpoint: Endpoint): Parameter[] {
  const client = problemsOf(endpoint).includes('csrf') && endpoint.crossSite !== 'origin';
  return [
    ...(client ? [header('X-Client', true, { type: 'string', enum: [CLIENT_HEADER] })] : []),
    ...(endpoint.method === 'POST' && !endpoint.secretAnswer
      ? [header('Idempotency-Key', false, { type: 'string', pattern: IDEMPOTENCY_KEY.source })]
      : []),
  ];
}

const header = (name: string, required: boolean, schema: object): Parameter => ({
  name,
  in: 'header',
  required,
  schema,
});

/** Body of a request by media type; absent where no endpoint accepts one. */
export function requestBodyOf(endpoints: readonly Endpoint[]): { requestBody?: object } {
  const content: Record<string, { schema: object }> = {};
  for (const { body, multipart, forms } of endpoints) {
    if (multipart) addSchema(content, 'multipart/form-data', multipart);
    if (body) addSchema(content, 'application/json', body);
    if (body && forms) addSchema(content, 'application/x-www-form-urlencoded', body);
  }
  if (Object.keys(content).length === 0) return {};
  return { requestBody: { required: endpoints.every(needsBody), content } };
}

const needsBody = ({ body, multipart }: Endpoint): boolean =>
  Boolean(multipart) || (body !== undefined && !validatorOf(body)(null));

/** Adds a schema to a media type; several schemas of one media type are alternatives, each named once. */
export function addSchema(
  content: Record<string, { schema: object }>,
  media: string,
  schema: TSchema | object,
): void {
  const known = content[media]?.schema;
  if (!known) content[media] = { schema };
  else {
    const all = [...alternativesOf(known), ...alternativesOf(schema)];
    const different = all.filter(
      (one, place) => all.findIndex((other) => isDeepStrictEqual(one, other)) === place,
    );
    content[media] = { schema: different.length > 1 ? { anyOf: different } : known };
  }
}

const alternativesOf = (schema: { anyOf?: object[] }): object[] => schema.anyOf ?? [schema];
