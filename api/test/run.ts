import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { writeBatches } from './support/batches.ts';

/**
 * Runs the suite (or the files named) with Node's test runner: readable on the screen, counted in `.cache/reports/`.
 * `--postgres` runs it on the server of `TEST_DATABASE_URL` instead of the embedded database; `--without-races` leaves out the tests
 * of races, which run on PostgreSQL in both cases.
 */
const api = path.resolve(import.meta.dirname, '..');
const postgres = process.argv.includes('--postgres');
const withoutRaces = process.argv.includes('--without-races');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = globSync('test/**/*.test.ts', { cwd: api });
/** Suites whose subject is no query: input, pages of text, rendering, pictures and ports. They prove nothing more on another database. */
const WITHOUT_QUERIES =
  /^test\/(hostile|pages|places|render)\/|^test\/photos\/(bombs|decoder|hostile-uploads)|^test\/core\/(address-key|app-files|boot|client-address|development|mail-template|openapi|own-origin|page-limit|ports|specified-calls|stated-values|unreadable-requests)\./;
/** Suites that last long, trust certificates of their own, or measure or end the process they run in: each has one of its own, and starts first. */
const ALONE =
  /^test\/(canary|seed|server|notifications\/|push\/|photos\/|core\/boot|core\/ports|events\/shutdown|hostile\/|hardening|races\/|render\/)/;
const chosen = all
  .filter((file) => !postgres || !WITHOUT_QUERIES.test(file))
  .filter((file) => !withoutRaces || !file.startsWith('test/races/'))
  .sort();
const files = named.length
  ? named
  : [
      ...chosen.filter((file) => ALONE.test(file)),
      ...writeBatches(
        postgres ? 'postgres' : 'embedded',
        chosen.filter((file) => !ALONE.test(file)),
      ),
    ];
const counter = path.resolve(api, '../tools/src/node-test-reporter.ts');

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  // Each file is a process that imports the whole server: stripped and compiled once, it is read from here.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve(api, '../.cache/compile'),
  REPORT: postgres ? 'test/api on PostgreSQL' : 'test/api',
};
if (postgres) environment.TEST_DATABASE_URL ||= 'postgres://postgres@127.0.0.1:5432/postgres';
else delete environment.TEST_DATABASE_URL;

const reporters = [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  `--test-reporter=${counter}`,
  '--test-reporter-destination=stdout',
];
/** On PostgreSQL a test waits for another process, and two of them leave two cores idle at times. */
const concurrency = postgres ? 3 : 2;
const run = spawnSync(
  process.execPath,
  ['--test', `--test-concurrency=${concurrency}`, '--test-timeout=300000', ...reporters, ...files],
  {
    cwd: api,
    env: environment,
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
