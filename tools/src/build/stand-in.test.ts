import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { browserBuild, satisfy, SHARED_RANGES, STAND_INS } from '../../../rspack.shared.js';
import { ROOT } from '../lib/workspace.ts';

it('every file that a build replaces exists in its package, and so does its replacement', () => {
  const files = Object.values(STAND_INS)
    .flatMap((replaced) => Object.entries(replaced))
    .flatMap(([file, by]) => [path.join('node_modules', file), path.join('rspack/stand-ins', by)]);
  assert.ok(files.length > 0);
  assert.deepEqual(
    files.filter((file) => !existsSync(path.join(ROOT, file))),
    [],
  );
});

it('production builds alone replace them, each kind of part its own', () => {
  const replaced = (remote: string, mode: 'production' | 'development') =>
    JSON.stringify(browserBuild({ remote, mode, output: '/nowhere' }).module?.rules);
  assert.match(replaced('shell', 'production'), /"snapshot.js"/);
  assert.doesNotMatch(replaced('shell', 'production'), /"initial-consumes.js"/);
  assert.match(replaced('chat', 'production'), /"initial-consumes.js"/);
  assert.doesNotMatch(replaced('chat', 'production'), /"snapshot.js"/);
  for (const remote of ['shell', 'chat'])
    assert.doesNotMatch(replaced(remote, 'development'), /stand-in\.js/);
});

it('ranges of shared packages are judged as federation judges them', async () => {
  const file = path.join(ROOT, 'node_modules/@module-federation/runtime-core/dist/utils/semver/index.js');
  const { satisfy: published } = (await import(file)) as { satisfy: typeof satisfy };
  const versions = ['0.1.0', '0.2.0', '7.9.3', '7.10.0', '7.18.5', '8.0.0', '19.3.1', '19.4.0'];
  const ranges = Object.values(SHARED_RANGES).concat(
    versions,
    versions.map((version) => `<=${version}`),
  );
  for (const version of versions)
    for (const range of ranges)
      assert.equal(satisfy(version, range), published(version, range), `${version} in ${range}`);
});
