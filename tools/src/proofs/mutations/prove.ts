import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { commit } from '#src/lib/proof-record.ts';
import { drawn } from './draw.ts';
import { Judge, type Judged } from './judge.ts';
import { drawnPackages, placesOf } from './modules.ts';
import { nameOf, type Place } from './place.ts';
import { PlantedCopy } from './planted-copy.ts';
import { shareOf, writeRecord } from './record.ts';
import { firstTargets } from './targets.ts';
import { refusedByTypes } from './type-check.ts';

/**
 * `npm run proof mutations -- [--seed TEXT] [--count 150] [--package api]… [--minutes 60] [--look]`: draws faults at random by the seed in
 * the modules that matter, leaves out those that the compiler refuses, plants one at a time in a copy of the sources and runs the tests that
 * `npm test` runs: the likely ones first, all others for survivors. Writes docs/proofs/mutations.json unless it only looks. Fails below the goal.
 */
const GOAL_PERCENT = 85;
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    count: { type: 'string', default: '150' },
    package: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '90' },
    /** Prints verdicts and writes no record. */
    look: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const count = Number(values.count);
const began = performance.now();
/** The sources that are judged; they may change while this runs. */
const judgedCommit = commit();
/** Share of the time after which no further fault is planted: the rest is for survivors. */
const FIRST_SHARE = 0.6;
const isOver = (share = 1): boolean => performance.now() - began > share * Number(values.minutes) * 60_000;

const packages = drawnPackages().filter(({ dir }) => !values.package || values.package.includes(dir));
if (packages.length === 0)
  throw new Error(
    `none of ${drawnPackages()
      .map(({ dir }) => dir)
      .join(', ')}`,
  );
const server = await testPostgres(console.log);
const copy = await PlantedCopy.open(server?.url ?? null);
try {
  await prove();
} finally {
  await copy.close();
  server?.close();
}

async function prove(): Promise<void> {
  const places = packages.flatMap((one) => placesOf(one));
  const { chosen, refused } = await draw(places);
  console.log(
    `${chosen.length} faults of ${places.length} places; types refuse ${refused} more that were drawn`,
  );
  // Whatever a run of tests makes once and stores is made without a fault.
  for (const { dir } of packages) await copy.test(firstTargets(`${dir}/src/app.ts`)[0]!);

  const judge = new Judge(copy);
  const judged: Judged[] = [];
  for (const place of chosen) {
    if (isOver(FIRST_SHARE)) break;
    const one = await judge.first(place);
    judged.push(one);
    print(judged.length, one);
  }
  const survivors = judged.filter(({ verdict }) => verdict === 'survived').map(({ place }) => place);
  console.log(`${survivors.length} survive the likely tests; all others now judge them`);
  const { noticed, isWhole } = await judge.further(survivors, () => isOver());
  for (const one of noticed) print(judged.findIndex(({ place }) => place === one.place) + 1, one);
  const final = judged.map((one) => noticed.find(({ place }) => place === one.place) ?? one);
  const share = shareOf(final);
  const conditions = {
    goal_percent: GOAL_PERCENT,
    packages: packages.map(({ dir }) => dir),
    places: places.length,
    refused_by_types: refused,
    not_judged_in_time: chosen.length - judged.length,
    survivors_met_every_test: isWhole,
    not_judged_by: judge.unsound,
    minutes: Math.round((performance.now() - began) / 60_000),
    load: loadavg().map((value) => Math.round(value * 10) / 10),
    cores: cpus().length,
    database: server?.description ?? 'embedded',
  };
  if (!values.look) console.log(writeRecord({ seed, commit: judgedCommit }, final, conditions));
  for (const { place, verdict } of final) if (verdict === 'survived') console.log(`✘ ${nameOf(place)}`);
  console.log(`${share.noticed} of ${share.planted} noticed (${share.percent} %), seed ${seed}`);
  console.log(JSON.stringify(conditions));
  if (share.percent < GOAL_PERCENT) process.exitCode = 1;
}

/** The first faults in the order of the seed that the compiler accepts. */
async function draw(places: readonly Place[]): Promise<{ chosen: Place[]; refused: number }> {
  const order = drawn(places, seed);
  const chosen: Place[] = [];
  let refused = 0;
  while (chosen.length < count && order.length > 0) {
    const next = order.splice(0, count - chosen.length);
    for (const { dir } of packages) {
      const own = next.filter(({ file }) => file.startsWith(`${dir}/`));
      const wrong = await refusedByTypes(own, (some) => copy.with(some, () => copy.typeErrors(dir)));
      refused += wrong.size;
      chosen.push(...own.filter((place) => !wrong.has(place)));
    }
  }
  return { chosen, refused };
}

function print(index: number, { place, verdict, by }: Judged): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${seconds} s ${index}/${count} ${verdict === 'survived' ? '✘' : '✔'} ${verdict} ${nameOf(place)}${by ? ` (${by})` : ''}`,
  );
}
