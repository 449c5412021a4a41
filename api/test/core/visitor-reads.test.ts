import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { VISITOR_READS } from '@rendezvous/contract/visitor-reads';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** Read by the frame itself, or by no screen. */
const OWN = new Set([
  '/api/geocode.php',
  '/api/logout.php',
  '/api/settings.php',
  '/api/timebonus.php',
  '/api/unsubscribe.php',
  '/api/user.php',
]);

test('the contract names every call that a visitor’s screen may read, and no other', () => {
  const open = t.app.routeTable.filter(
    ({ method, url, access }) => method === 'GET' && access === 'public' && /^\/api\/[\w-]+\.php$/.test(url),
  );
  const read = open.map(({ url }) => url).filter((url) => !OWN.has(url));
  assert.deepEqual(read.toSorted(), VISITOR_READS.toSorted());
});
