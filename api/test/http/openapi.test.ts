import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { problemsOf } from '@rendezvous/contract/kernel/endpoint';
import { ERROR_STATUS } from '@rendezvous/contract/kernel/errors';
import { READ_OPENAPI } from '@rendezvous/contract/resources/health/endpoints';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { createTestApp } from '../harness.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { description: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const t = await createTestApp();
after(() => t.close());
const { text, body: document } = await t.asVisitor().get<Document>(READ_OPENAPI.path);

const faultsOf = async (source: string): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

test('a linter of OpenAPI documents finds neither an error nor a warning in the description of the API', async () => {
  assert.deepEqual(await faultsOf(text), []);
});

test('every registered route of the API is in the description, and nothing else is', () => {
  const served = t.app.routeTable.filter(({ url }) => url.startsWith('/api/'));
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const addresses = new Set(served.map(({ method, url }) => `${method} ${url}`));
  assert.deepEqual(described.toSorted(), [...addresses].toSorted());
});

test('the description names every problem of every endpoint under its status', () => {
  const missing = ENDPOINTS.flatMap(([, endpoint]) => {
    const [path = ''] = endpoint.path.split('?');
    const responses = document.paths[path]?.[endpoint.method.toLowerCase()]?.responses;
    return problemsOf(endpoint)
      .filter((code) => !responses?.[ERROR_STATUS[code]]?.description.includes(`\`${code}\``))
      .map((code) => `${endpoint.method} ${endpoint.path}: ${code}`);
  });
  assert.deepEqual(missing, []);
});

test('every schema of the endpoint table compiles', () => {
  for (const [, { query, body, response }] of ENDPOINTS)
    for (const schema of [query, body, response]) if (schema) validatorOf(schema);
});
