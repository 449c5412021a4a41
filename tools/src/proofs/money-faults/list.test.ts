import assert from 'node:assert/strict';
import { it } from 'node:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { isProvenByRest } from '#src/test-run/plan.ts';
import { placeOf } from './fault.ts';
import { FAULTS } from './list.ts';

it('every fault in money has a name of its own, a place in the sources, and tests that npm test runs', () => {
  assert.ok(FAULTS.length >= 15);
  assert.equal(new Set(FAULTS.map(({ name }) => name)).size, FAULTS.length);
  for (const fault of FAULTS) {
    assert.notEqual(fault.was, fault.becomes);
    assert.ok(placeOf(fault, ROOT).end > 0);
    for (const test of fault.tests) {
      const path = `api/test/${test}`;
      assert.ok(existsSync(join(ROOT, path)) && !isProvenByRest(path), `${fault.name}: ${path}`);
    }
  }
});
