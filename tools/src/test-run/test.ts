import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { count, readReports, REPORTS, slowestSuites, writeReport } from '#src/lib/report.ts';
import { testPostgres } from '#src/lib/postgres.ts';
import { ROOT, workspacePackages } from '#src/lib/workspace.ts';

/**
 * `npm test`: every check of the repository as nx targets, two at a time, those first that fail fast; the journeys
 * come alone, after the build, and one of them may need a second try (decision 027). Ends with `N passed, N failed`,
 * counted from the runners' reports.
 */
const CHECKS = ['types', 'lint', 'format', 'rules', 'messages', 'test', 'budgets', 'journeys'];

function nx(...words: string[]): boolean {
  const cli = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    JOURNEY_RETRIES: '1',
    // Servers and tools of all steps are stripped of types and compiled once.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
    JOURNEY_WORKERS: '2',
    // The folder of the journeys is seeded beside the tests of packages (target `seed`), not while both workers wait for it.
    KEEP_SEED: '1',
    LEAK_CYCLES: '12',
    ...(postgres && { TEST_SERVER_URL: postgres.url }),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  return (
    spawnSync(process.execPath, [cli, ...words], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
      .status === 0
  );
}

/** A step that died without a report must not look like a step that passed. */
function noteMissingReports(): void {
  const expected = workspacePackages().flatMap(({ dir, manifest }) =>
    CHECKS.filter((target) => manifest.scripts?.[target]).map((target) => reportName(target, dir)),
  );
  for (const step of expected) {
    if (existsSync(join(REPORTS, `${step}.json`))) continue;
    writeReport({
      step,
      tests: [{ title: `${step} ran to its end`, file: 'tools/src/test-run/test.ts', status: 'failed' }],
    });
  }
}

function reportName(target: string, dir: string): string {
  return target === 'test' ? `test/${dir}` : target;
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
  console.log('\nSlowest suites');
  for (const { step, file, seconds } of slowestSuites(reports, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${step})`);
  console.log('');
}

const started = performance.now();
// Where PostgreSQL is installed, the API suite runs whole on a server of its own (decision 148).
const postgres = await testPostgres(console.log, false);
rmSync(REPORTS, { recursive: true, force: true });
const green = nx('run-many', '-t', ...CHECKS, '--parallel=2', '--outputStyle=static', '--nxBail=false');
postgres?.close();
noteMissingReports();
const covered = nx('run', '@rendezvous/tools:coverage', '--outputStyle=static');
printSummary();
console.log(`npm test took ${Math.round((performance.now() - started) / 1000)} s`);
await import('./summary.ts');
if (!green || !covered) process.exitCode = 1;
