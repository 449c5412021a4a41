import { writeFileSync } from 'node:fs';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { EditedBuilds, type Edit } from '#fixtures/builds/edited-build.ts';
import { expect, test } from '#fixtures/builds/own-dist.ts';
import { PageStream } from '#fixtures/browser/page-stream.ts';

/** `npm run proof promote` asks for twenty. */
const ROUNDS = Number(process.env.PROMOTIONS ?? 1);
const REMOTES: readonly RemoteName[] = ['landers', 'signup'];
const PATHS = ['/landers/adultonly', '/login', '/', '/pricing'];
const CLIENTS = 4;

const editionOf = (remote: RemoteName, round: number): Edit => ({
  file: `mfe-${remote}/src/exposes/app.ts`,
  change: (source) => `${source}\nexport const edition = 'edition ${round}';\n`,
});

test('rebuilding and promoting versions answers every request for pages and for files of the versions they name', async ({
  site,
  dist,
}) => {
  test.setTimeout(120_000 + ROUNDS * 60_000);
  const edited = new EditedBuilds();
  // From here on builds leave these pointers alone.
  for (const remote of REMOTES) await dist.remote('promote', remote, dist.versionOf(remote));
  const stream = new PageStream(site.url, dist.folder, PATHS, CLIENTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const remote = REMOTES[round % REMOTES.length]!;
    const built = await edited.build(remote, [editionOf(remote, round)], dist.folder);
    expect(dist.versionOf(remote), 'a build moves no promoted pointer').not.toBe(built.version);
    await dist.remote('promote', remote, built.version);
    await expect
      .poll(async () => (await fetch(site.url + PATHS[round % REMOTES.length]!)).text())
      .toContain(`/assets/${remote}/${built.version}/`);
    const again = await edited.build(remote, [editionOf(remote, round)], dist.folder);
    expect(again.version, 'the same sources are the same version').toBe(built.version);
  }
  const figures = await stream.end();
  edited.remove();
  if (process.env.FIGURES_FILE)
    writeFileSync(process.env.FIGURES_FILE, JSON.stringify({ rounds: ROUNDS, clients: CLIENTS, ...figures }));
  expect(figures.faults).toEqual([]);
  expect(figures.refused).toBe(0);
  expect(Object.keys(figures.statuses)).toEqual(['200']);
  expect(figures.versions).toBeGreaterThan(ROUNDS);
});
