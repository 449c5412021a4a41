import { globSync } from 'node:fs';
import path from 'node:path';
import { writeBatches } from './batches.ts';
import plan from './rest.json' with { type: 'json' };

/** Database that suites run on: the embedded one, or a PostgreSQL server. */
export type TestDatabase = 'embedded' | 'postgres';
/**
 * Which suites run: `all`; `with-queries` leaves out those that prove nothing more on another database; `own` runs those about what is
 * the embedded database's own: its one connection, its transactions, its migrations and its jobs; `sample` runs more of what meets it.
 * `daily` leaves out the files of `rest.json` that only `npm run test:all` runs; `rest` runs these, and whole what `npm test` runs in part.
 */
export type Selection = 'all' | 'with-queries' | 'own' | 'sample' | 'daily' | 'rest';

const API = path.resolve(import.meta.dirname, '../../..');
/** Suites whose subject is no query: input, pages of text, rendering, pictures and ports. */
const WITHOUT_QUERIES =
  /^test\/(hostile|pages|places|render)\/|^test\/photos\/(bombs|decoder|hostile-uploads)|^test\/core\/(app-files|boot|development|mail-template|page-limit|ports)\.|^test\/databases\/(embedded-full|lasting-pglite)\.|^test\/http\/(address-key|client-address|openapi|own-origin|specified-calls|stated-values|unreadable-requests)\./;
/**
 * Left out of folders below, since the journeys do the same on the embedded database: seeding, photos, ends of the server, and the matrices of
 * visibility, whose queries the suites beside them run.
 */
const SAMPLE =
  /^test\/(accounts\/(erasure|login|sessions|signup|own-profile)\.|chats\/(conversations|fast-path|gifts|photos|sending)|core\/(jobs|settings)|databases\/(embedded-calls|migrations|prepared-statements|unit-of-work)|events\/(bus|ended-sessions|events|receivers)|http\/requests|likes\/|members\/(?!visibility)|notifications\/mail|payments\/(discounts|payments)|swipes\/|tonight\/|wallet\/ledger|server\.)/;
const OWN = /^test\/(core\/jobs|databases\/(embedded-calls|migrations|unit-of-work))\./;
/** Suites that last long, share a site with another file, trust certificates of their own, or measure or end the process they run in: each has a process of its own. */
const ALONE =
  /^test\/(canary|chats\/credit-back|seed|server|notifications\/|push\/|photos\/|core\/boot|core\/ports|databases\/embedded-full|events\/shutdown|hostile\/|hardening|races\/|render\/)/;

const FITS: Record<Selection, (file: string) => boolean> = {
  all: () => true,
  'with-queries': (file) => !WITHOUT_QUERIES.test(file),
  own: (file) => OWN.test(file),
  sample: (file) => SAMPLE.test(file),
  daily: (file) => !(file in plan.rest),
  rest: (file) => file in plan.rest || file in plan.twoSizes,
};

/** Returns the files for Node's test runner: suites that need a process of their own, then batches of the others. */
export function chosenSuites(database: TestDatabase, selection: Selection): string[] {
  const chosen = globSync('test/**/*.test.ts', { cwd: API })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(FITS[selection])
    .sort();
  return [
    ...chosen.filter((file) => ALONE.test(file)),
    ...writeBatches(
      database,
      chosen.filter((file) => !ALONE.test(file)),
    ),
  ];
}
