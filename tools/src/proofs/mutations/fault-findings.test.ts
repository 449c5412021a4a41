import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import type { PlantedFault } from './fault.ts';
import { faultFindings } from './fault-findings.ts';

const root = mkdtempSync(join(tmpdir(), 'rendezvous-faults-'));
after(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'api/test'), { recursive: true });
writeFileSync(join(root, 'api/limit.ts'), 'if (used >= limit) return;\nif (used >= most) return;\n');
writeFileSync(join(root, 'api/test/limit.test.ts'), 'used');

const sound: PlantedFault = {
  area: 'money',
  fault: 'one more than the limit',
  file: 'api/limit.ts',
  find: 'used >= limit',
  replace: 'used > limit',
  tests: ['api/test/limit.test.ts'],
};
const told = (change: Partial<PlantedFault>) =>
  faultFindings(root, [{ ...sound, ...change }]).map((line) => line.replace(/^planted fault ".*" /, ''));

it('a fault that can be planted is fine', () => {
  assert.deepEqual(told({}), []);
});

it('a fault whose text is gone, or stands in two places, is refused', () => {
  assert.deepEqual(told({ find: 'used > limit + 1' }), [
    'is planted nowhere: api/limit.ts does not have its text',
  ]);
  assert.deepEqual(told({ find: 'if (used >=' }), ['could be planted in 2 places of api/limit.ts']);
  assert.deepEqual(told({ file: 'api/gone.ts' }), ['names api/gone.ts, which is not there']);
});

it('a fault without a test, with a test that is gone, in a test, or without effect is refused', () => {
  assert.deepEqual(told({ tests: [] }), ['names no test']);
  assert.deepEqual(told({ tests: ['api/test/gone.test.ts'] }), [
    'names the test api/test/gone.test.ts, which is not there',
  ]);
  assert.deepEqual(told({ file: 'api/test/limit.test.ts', find: 'used' }), [
    'changes a test, api/test/limit.test.ts',
  ]);
  assert.deepEqual(told({ replace: sound.find }), ['changes nothing']);
});

it('a fault that stands in the list twice is refused', () => {
  assert.deepEqual(faultFindings(root, [sound, sound]), [
    'planted fault "money: one more than the limit" stands in the list twice',
  ]);
});
