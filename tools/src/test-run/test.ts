import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { count, readReports, REPORTS, slowestSuites, writeReport } from '#src/lib/report.ts';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { deleteStepTimes, readStepTimes } from './step-times.ts';
import { JEST_GROUPS, reportOf, type TestPart } from './plan.ts';

/**
 * `npm test` runs what `plan.ts` calls daily; `npm run test:all` runs that and the rest, `npm run test:all -- --rest` the rest alone, after
 * an `npm test`. `npm run test:quick` is for daily work: some checks, tests of packages that differ from main, and the main journey. All of it are nx targets, two at a time, those first that fail fast; journeys come alone, after the build, and one of them
 * may need a second try (decision 165). Ends with `N passed, N failed`, counted from the runners' reports.
 */
const STEPS: Record<TestPart, readonly string[]> = {
  daily: ['types', 'lint', 'format', 'rules', 'messages', 'jest', 'test', 'budgets', 'journeys'],
  rest: ['test', 'journeys'],
};
/** Checks of `npm run test:quick`. */
const QUICK_CHECKS = ['types', 'lint', 'rules', 'messages'];
/** Reports that a whole run of a part writes. */
function expectedReports(part: TestPart): string[] {
  const api = postgres
    ? ['test/api on PostgreSQL', part === 'daily' ? 'test/api' : 'test/api, sample']
    : ['test/api'];
  if (part === 'rest') return ['journeys', 'test/tools', ...api];
  return [
    ...STEPS.daily.filter((step) => step !== 'jest' && step !== 'test'),
    'test/tools',
    ...api,
    ...Object.keys(JEST_GROUPS).map((name) => `test/browser/${name}`),
  ];
}

function nx(part: TestPart, ...words: string[]): boolean {
  const cli = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    TEST_PART: part,
    JOURNEY_RETRIES: '1',
    // Servers and tools of all steps are stripped of types and compiled once.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
    JOURNEY_WORKERS: '2',
    // The folder of the journeys is seeded beside the tests of packages (target `seed`), not while both workers wait for it.
    KEEP_SEED: '1',
    LEAK_CYCLES: '12',
    ...(postgres && { TEST_SERVER_URL: postgres.url }),
    ...(postgres?.programs && { POSTGRES_PROGRAMS: postgres.programs }),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  return (
    spawnSync(process.execPath, [cli, ...words], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
      .status === 0
  );
}

/** A step that died without a report must not look like a step that passed. */
function noteMissingReports(part: TestPart, names: readonly string[] = expectedReports(part)): void {
  for (const name of names) {
    const step = reportOf(part, name);
    if (existsSync(join(REPORTS, `${step}.json`))) continue;
    writeReport({
      step,
      tests: [{ title: `${step} ran to its end`, file: 'tools/src/test-run/test.ts', status: 'failed' }],
    });
  }
}

function printSummary(): void {
  const reports = readReports();
  console.log('\nStep                     passed  failed  skipped');
  for (const report of reports) {
    const { passed, failed, skipped } = count([report]);
    console.log(
      `${report.step.padEnd(24)} ${String(passed).padStart(6)} ${String(failed).padStart(7)} ${String(skipped).padStart(8)}`,
    );
  }
  console.log('\nStep                     seconds  processor');
  for (const { step, seconds, processor } of readStepTimes())
    console.log(
      `${step.padEnd(24)} ${seconds.toFixed(0).padStart(7)} ${(processor?.toFixed(0) ?? '').padStart(10)}`,
    );
  console.log('\nSlowest suites');
  for (const { step, file, seconds } of slowestSuites(reports, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${step})`);
  console.log('');
}

function run(part: TestPart): boolean {
  const projects = ['@rendezvous/tools', '@rendezvous/api', '@rendezvous/e2e'].join(',');
  const words = ['--parallel=2', '--outputStyle=static', '--nxBail=false'];
  const green = nx(part, 'run-many', '-t', ...STEPS[part], '-p', projects, ...words);
  noteMissingReports(part);
  return green;
}

/** Commit at which this branch left main; without one, the last. */
function mergeBase(): string {
  try {
    return execFileSync('git', ['merge-base', 'main', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'HEAD';
  }
}

function runQuick(): boolean {
  const words = ['--parallel=2', '--outputStyle=static', '--nxBail=false'];
  const green = [
    nx('daily', 'run-many', '-t', ...QUICK_CHECKS, '-p', '@rendezvous/tools', ...words),
    nx('daily', 'affected', '-t', 'test', `--base=${mergeBase()}`, ...words),
    nx('daily', 'run', '@rendezvous/e2e:journeys', 'main-job', '--outputStyle=static'),
  ].every(Boolean);
  noteMissingReports('daily', [...QUICK_CHECKS, 'journeys']);
  return green;
}

const started = performance.now();
const [mode, ...flags] = process.argv.slice(2);
const parts: TestPart[] =
  mode !== 'all' ? ['daily'] : flags.includes('--rest') ? ['rest'] : ['daily', 'rest'];
const postgres = await testPostgres(console.log);
if (postgres) console.log(`The API is tested on ${postgres.description}.`);
if (parts.includes('daily')) rmSync(REPORTS, { recursive: true, force: true });
deleteStepTimes();
const quick = mode === 'quick';
const green = quick ? runQuick() : parts.map(run).every(Boolean);
postgres?.close();
const covered = quick || nx(parts.at(-1)!, 'run', '@rendezvous/tools:coverage', '--outputStyle=static');
printSummary();
const command = mode ? [`npm run test:${mode}`, ...flags].join(' ') : 'npm test';
console.log(`${command} took ${Math.round((performance.now() - started) / 1000)} s`);
await import('./summary.ts');
if (!green || !covered) process.exitCode = 1;
