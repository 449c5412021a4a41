import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeBatches } from './support/suites/batches.ts';
import { chosenSuites, type Selection, type TestDatabase } from './support/suites/chosen-suites.ts';

/**
 * Runs the suite (or the files named) with Node's test runner: readable on the screen, counted in `.cache/reports/`.
 * Where `npm test` has a PostgreSQL server (`TEST_SERVER_URL`) it runs whole there, with what only the embedded database does on that;
 * elsewhere it runs whole on the embedded database. `TEST_PART=rest` runs what only `npm run test:all` adds: the files of `rest.json`, and
 * the sample on the embedded database (decision 148). `--embedded` and `--postgres` (the server of `TEST_DATABASE_URL`) choose one database; `--batch`
 * runs the files named in one process.
 */
const api = path.resolve(import.meta.dirname, '..');
const runner = path.resolve(api, '../tools/src/test-run/run-node-tests.ts');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const batch = process.argv.includes('--batch');
const found = process.env.TEST_SERVER_URL;
/** A machine that is busy with other things needs four times as long as a quiet one. */
const LIMIT_SECONDS = 1_800;

function run(database: TestDatabase, selection: Selection): boolean {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    // Each file is a process that imports the whole server: stripped and compiled once, it is read from here.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve(api, '../.cache/compile'),
  };
  if (database === 'embedded') delete environment.TEST_DATABASE_URL;
  else environment.TEST_DATABASE_URL ||= found ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const report =
    database === 'postgres'
      ? 'test/api on PostgreSQL'
      : `test/api${selection === 'sample' ? ', sample' : ''}`;
  const files =
    named.length === 0 ? chosenSuites(database, selection) : batch ? writeBatches('named', named) : named;
  // On PostgreSQL a test waits for another process, and two of them leave two cores idle at times.
  const concurrency = database === 'postgres' ? '3' : '2';
  const words = [
    '--report',
    report,
    '--concurrency',
    concurrency,
    '--limit',
    String(LIMIT_SECONDS),
    '--spec',
  ];
  const { status } = spawnSync(process.execPath, [runner, ...words, ...files], {
    cwd: api,
    env: environment,
    stdio: 'inherit',
  });
  return status === 0;
}

function runChosen(): boolean {
  if (process.argv.includes('--postgres')) return run('postgres', 'with-queries');
  if (process.argv.includes('--embedded') || named.length > 0) return run('embedded', 'all');
  const isDaily = process.env.TEST_PART === 'daily';
  if (process.env.TEST_PART === 'rest') {
    const rest = run(found ? 'postgres' : 'embedded', 'rest');
    return (!found || run('embedded', 'sample')) && rest;
  }
  if (!found) return run('embedded', isDaily ? 'daily' : 'all');
  const whole = run('postgres', isDaily ? 'daily' : 'all');
  return run('embedded', 'own') && whole;
}

process.exitCode = runChosen() ? 0 : 1;
