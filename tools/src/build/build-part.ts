import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { browserBuild, earlyBuild, serverBuild, workerBuild } from '../../../rspack.shared.js';
import { publish } from '../deploy/versions.ts';
import { inputsOf, rememberInputs } from './freshness.ts';
import { compressFolder, contentVersion } from './output.ts';
import { manifestOf } from './manifest.ts';
import { nameVersion } from './worker.ts';

export type Mode = 'production' | 'development';

/** Sources of the names in manifests. */
const NAMES = ['shared/contract/src/composition/remote-contract.ts', 'shared/i18n/lang/en.json'];

interface Part {
  root: string;
  part: string;
  folder: string;
  dist: string;
  mode: Mode;
}

/**
 * Builds browser and server side of one part and publishes them as one immutable folder named by its content. Moves no
 * pointer (decision 038).
 */
export async function buildPart(part: Part): Promise<string> {
  const work = path.join(part.root, '.cache/build', `${part.part}-${part.mode}-${process.pid}`);
  try {
    return await buildIn(work, part);
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(`${work}-worker`, { recursive: true, force: true });
    await rm(`${work}-early`, { recursive: true, force: true });
  }
}

async function buildIn(work: string, { root, part, folder, dist, mode }: Part): Promise<string> {
  const hasServer = existsSync(path.join(root, folder, 'src/server.tsx'));
  const isShell = part === 'shell';
  const worker = isShell ? path.join(`${work}-worker`, 'sw.js') : undefined;
  const workerStats = worker ? await run(workerBuild({ output: path.dirname(worker) })) : null;
  const earlyStats = isShell ? await run(earlyBuild({ output: `${work}-early` })) : null;
  const early = isShell ? (await readFile(`${work}-early/early.js`, 'utf8')).trim() : undefined;
  const browser = await run(
    browserBuild({ remote: part, folder, output: path.join(work, 'browser'), mode, worker }),
  );
  const server = hasServer
    ? await run(serverBuild({ remote: part, folder, output: path.join(work, 'server'), mode }))
    : null;
  const read = [browser, server, workerStats, earlyStats].flatMap((stats) => [
    ...(stats?.compilation.fileDependencies ?? []),
  ]);
  // Read by the build itself: a server build that appears, the settings of a package, and the names both sides compare.
  const own = [`${folder}/package.json`, `${folder}/src/server.tsx`, ...NAMES].map((name) =>
    path.join(root, name),
  );
  const manifest = await manifestOf({
    part,
    work,
    stats: browser,
    hasServer,
    early,
    root,
    sources: inputsOf(root, read),
  });
  const inputs = inputsOf(root, [...read, ...own]);
  const version = await contentVersion(work, manifest);
  if (isShell) await nameVersion(work, version);
  await writeFile(
    path.join(work, isShell ? 'shell.json' : 'remote.json'),
    JSON.stringify({ ...manifest, version }, null, 1),
  );
  if (mode === 'production') await compressFolder(path.join(work, 'browser'));

  await publish(work, path.join(dist, part), version);
  await rememberInputs(root, dist, part, { mode, version, files: inputs });
  return version;
}

function run(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error(`${configuration.name}: no result`));
        if (stats.hasErrors())
          return reject(
            new Error(`${configuration.name}\n${stats.toString({ preset: 'errors-only', colors: false })}`),
          );
        resolve(stats);
      });
    });
  });
}
