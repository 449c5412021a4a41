import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const registered = t.app.routeTable.filter(({ url }) => url.startsWith('/api/'));

test('every registered route of the API is an endpoint of the table, and every endpoint is registered', () => {
  const served = registered.map(({ endpoint, method, url }) =>
    endpoint ? `${method} ${endpoint.path}` : `${method} ${url} (not in the table)`,
  );
  const stated = ENDPOINTS.map(([, { method, path }]) => `${method} ${path}`);
  assert.deepEqual(served.toSorted(), stated.toSorted());
});

test('routes enforce the access and the cross-site rule of their endpoints', () => {
  for (const { method, url, endpoint, access, crossSite } of registered) {
    assert.deepEqual(
      [access, crossSite],
      [endpoint?.access, endpoint?.crossSite ?? 'strict'],
      `${method} ${url}`,
    );
  }
});
