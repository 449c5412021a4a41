import { MAX_INTEGER } from '#src/kernel/common.ts';
import { problemsOf, statusOf, type Endpoint } from '#src/kernel/endpoint.ts';
import { ERROR_STATUS } from '#src/kernel/error-codes.ts';
import { ENDPOINTS } from './endpoint-table.ts';

const all = ENDPOINTS.map(([, endpoint]) => endpoint);
const address = ({ method, path }: Endpoint): string => `${method} ${path}`;
const those = (wrong: (endpoint: Endpoint) => boolean): string[] => all.filter(wrong).map(address);

test('every endpoint has a name and an address of its own', () => {
  expect(new Set(ENDPOINTS.map(([name]) => name)).size).toBe(all.length);
  expect(new Set(all.map(address)).size).toBe(all.length);
});

test('every summary is one sentence', () => {
  expect(those(({ summary }) => !/^[A-Z][^\n]+\.$/.test(summary))).toEqual([]);
});

test('every write declares its body, and no reading has one', () => {
  expect(those(({ method, body, multipart }) => method !== 'GET' && !body && !multipart)).toEqual([]);
  expect(those(({ method, body, multipart }) => method === 'GET' && Boolean(body ?? multipart))).toEqual([]);
});

test('own problems are not those of the kind', () => {
  const repeated = those((endpoint) =>
    Boolean(endpoint.errors?.some((code) => problemsOf({ ...endpoint, errors: [] }).includes(code))),
  );
  expect(repeated).toEqual([]);
});

test('statuses of answers are no statuses of problems', () => {
  const problems = new Set<number>(Object.values(ERROR_STATUS));
  expect(those((endpoint) => problems.has(statusOf(endpoint)))).toEqual([]);
});

/** All schemas inside a schema, itself included. */
function schemasIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [schema, ...Object.values(schema).flatMap(schemasIn)];
}

test('every integer fits the columns of the database, and every number has bounds', () => {
  const isUnbounded = (schema: { type?: unknown; minimum?: number; maximum?: number }): boolean => {
    if ('enum' in schema || 'const' in schema) return false;
    const { type, minimum = -Infinity, maximum = Infinity } = schema;
    if (type === 'integer') return maximum > MAX_INTEGER || minimum < -MAX_INTEGER;
    return type === 'number' && !(Number.isFinite(minimum) && Number.isFinite(maximum));
  };
  expect(
    those(({ query, body, response, multipart }) =>
      [query, body, response, multipart].flatMap(schemasIn).some(isUnbounded),
    ),
  ).toEqual([]);
});
