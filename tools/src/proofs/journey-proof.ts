import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '#src/build/build.ts';
import { REPORTS, type Report } from '../lib/report.ts';
import { readJson, ROOT } from '../lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';

/** What of the journeys a proof runs, and what it adds to the record. */
export interface JourneyProof {
  name: string;
  arguments: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What is known before, or is read when the journeys have passed. */
  facts?: object | (() => object);
}

/** Builds, runs the named journeys in a real Chromium and writes docs/proofs/<name>.json. Fails when one of them fails. */
export async function proveByJourneys({ name, arguments: words, env, facts }: JourneyProof): Promise<void> {
  await build();
  const started = performance.now();
  const step = `proof-${name}`;
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/src/test-run/run-journeys.ts'), ...words],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env, REPORT: step },
    },
  );
  const { tests } = readJson<Report>(join(REPORTS, `${step}.json`));
  const passed = tests.filter((test) => test.status === 'passed').length;
  const known = typeof facts === 'function' ? passed > 0 && facts() : facts;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${passed} of ${tests.length} passed in ${seconds} s`);
  console.log(
    `Written to ${writeProof(name, 'demo', { ...known, passed, failed: tests.length - passed, seconds })}`,
  );
  process.exitCode = status === 0 && passed === tests.length ? 0 : 1;
}
