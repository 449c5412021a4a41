import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { browserBuild, serverBuild, workerBuild } from '../../../rspack.shared.js';
import { compressFolder, contentVersion } from './output.ts';
import { manifestOf } from './manifest.ts';
import { listShellFiles, WORKER_FILE } from './worker.ts';

export type Mode = 'production' | 'development';

interface Part {
  root: string;
  part: string;
  folder: string;
  dist: string;
  mode: Mode;
}

/**
 * Builds browser and server side of one part into one immutable folder named by its content, then moves the pointer.
 * The former version stays: pages that are open still load its chunks.
 */
export async function buildPart(part: Part): Promise<string> {
  const work = path.join(part.root, '.cache/build', `${part.part}-${part.mode}-${process.pid}`);
  try {
    return await buildIn(work, part);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function buildIn(work: string, { root, part, folder, dist, mode }: Part): Promise<string> {
  const hasServer = existsSync(path.join(root, folder, 'src/server.tsx'));
  const browser = await run(browserBuild({ remote: part, folder, output: path.join(work, 'browser'), mode }));
  if (hasServer) await run(serverBuild({ remote: part, folder, output: path.join(work, 'server'), mode }));
  const isShell = part === 'shell';
  if (isShell) await run(workerBuild({ output: path.join(work, path.dirname(WORKER_FILE)) }));
  const manifest = await manifestOf({ part, work, stats: browser, hasServer });
  const version = await contentVersion(work);
  if (isShell) await listShellFiles({ work, version, left: Object.values(manifest.catalogues) });
  await writeFile(
    path.join(work, isShell ? 'shell.json' : 'remote.json'),
    JSON.stringify({ ...manifest, version }, null, 1),
  );
  if (mode === 'production') await compressFolder(path.join(work, 'browser'));

  const home = path.join(dist, part);
  const target = path.join(home, version);
  await mkdir(home, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await cp(work, target, { recursive: true });
  await point(home, version);
  await dropOldVersions(home, version);
  return version;
}

/** Former versions that stay: pages opened before a deployment still load chunks of theirs. */
const KEPT_VERSIONS = 3;

async function dropOldVersions(home: string, current: string): Promise<void> {
  const names = (await readdir(home, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== current,
  );
  const dated = await Promise.all(
    names.map(async ({ name }) => ({ name, at: (await stat(path.join(home, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_VERSIONS);
  await Promise.all(old.map(({ name }) => rm(path.join(home, name), { recursive: true, force: true })));
}

/** Makes `version` the one new pages get. Written aside and renamed, so that a reader never sees half a name. */
export async function point(home: string, version: string): Promise<void> {
  const pointer = path.join(home, 'current');
  await writeFile(`${pointer}.${process.pid}`, `${version}\n`);
  await rename(`${pointer}.${process.pid}`, pointer);
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
