import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chosenSuites, type Selection, type TestDatabase } from './support/chosen-suites.ts';

/**
 * Runs the suite (or the files named) with Node's test runner: readable on the screen, counted in `.cache/reports/`.
 * Within `npm test` on a machine with PostgreSQL it runs whole there, and a sample of it on the embedded database (decision 148);
 * elsewhere it runs whole on the embedded database. `--embedded` and `--postgres` (the server of `TEST_DATABASE_URL`) choose one.
 */
const api = path.resolve(import.meta.dirname, '..');
const counter = path.resolve(api, '../tools/src/test-run/node-test-reporter.ts');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const found = process.env.TEST_SERVER_URL;
const reporters = [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  `--test-reporter=${counter}`,
  '--test-reporter-destination=stdout',
];

function run(database: TestDatabase, selection: Selection): boolean {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    // Each file is a process that imports the whole server: stripped and compiled once, it is read from here.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve(api, '../.cache/compile'),
    REPORT: database === 'postgres' ? 'test/api on PostgreSQL' : 'test/api',
  };
  if (database === 'embedded') delete environment.TEST_DATABASE_URL;
  else environment.TEST_DATABASE_URL ||= found ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const files = named.length > 0 ? named : chosenSuites(database, selection);
  // On PostgreSQL a test waits for another process, and two of them leave two cores idle at times.
  const concurrency = database === 'postgres' ? 3 : 2;
  const { status } = spawnSync(
    process.execPath,
    ['--test', `--test-concurrency=${concurrency}`, '--test-timeout=300000', ...reporters, ...files],
    { cwd: api, env: environment, stdio: 'inherit' },
  );
  return status === 0;
}

function runChosen(): boolean {
  if (process.argv.includes('--postgres')) return run('postgres', 'with-queries');
  if (process.argv.includes('--embedded') || named.length > 0 || !found) return run('embedded', 'all');
  const whole = run('postgres', 'all');
  return run('embedded', 'sample') && whole;
}

process.exitCode = runChosen() ? 0 : 1;
