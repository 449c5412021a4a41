import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { readFaults } from './fault.ts';
import { faultFindings, FEWEST_FAULTS } from './fault-findings.ts';
import { FaultRun } from './fault-run.ts';

const all = readFaults();
const quick = all.filter((fault) => fault.quick);

describe('planted faults', () => {
  let run: FaultRun;
  before(async () => {
    run = await FaultRun.open({ postgres: null });
  });
  after(() => run.close());

  it('the lists hold at least 120 faults that can be planted, ten of them quick', () => {
    assert.deepEqual(faultFindings(ROOT, all), []);
    assert.ok(all.length >= FEWEST_FAULTS, `${all.length} faults`);
    assert.ok(quick.length >= 10, `${quick.length} quick faults`);
  });

  it('the tests of the quick faults pass while nothing is planted', async () => {
    assert.deepEqual(await run.unsound(new Set(quick.flatMap(({ tests }) => tests))), []);
  });

  for (const fault of quick)
    it(`${fault.area}: ${fault.fault} is noticed`, async () => {
      const { verdict } = await run.judge(fault);
      assert.notEqual(verdict, 'survived', `${fault.tests.join(', ')} passed with it`);
    });
});
