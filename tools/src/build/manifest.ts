import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Stats, StatsChunk, StatsModule } from '@rspack/core';
import {
  MEMBER_SCREEN,
  type RemoteManifest,
  type ShellManifest,
} from '@rendezvous/contract/composition/registry';
import { ROUTES, type RemoteName } from '@rendezvous/contract/kernel/routes';
import { folderOf, SHARED_RANGES, sharedVersions } from '../../../rspack.shared.js';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/composition/slots';
import { declaredSlots } from './declared-slots.ts';
import { integrityOf, listFiles } from './output.ts';
import { providedNames, usedNames } from './surface.ts';
import { WORKER_FILE } from './worker.ts';

interface Input {
  part: string;
  work: string;
  stats: Stats;
  hasServer: boolean;
  /** The shell's script for the head of its pages. */
  early: string | undefined;
  root: string;
  /** Files the bundler has read, from the root. */
  sources: readonly string[];
}

type Manifest = Omit<RemoteManifest, 'version'> | Omit<ShellManifest, 'version'>;

/** Describes a build to its loaders. Paths are relative to the version's folder. */
export async function manifestOf({
  part,
  work,
  stats,
  hasServer,
  early,
  root,
  sources,
}: Input): Promise<Manifest> {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    ids: true,
    modules: true,
    nestedModules: true,
    chunkRelations: true,
  });
  const files = await digests(work);
  const catalogues = cataloguesOf(chunks);
  const common = {
    catalogues,
    files,
    firstPress: firstPressOf(chunks),
    ...(hasServer ? { server: await serverOf(work) } : {}),
  };
  if (part === 'shell') {
    const entry = fileOf(chunks.find((chunk) => chunk.names?.includes('main')));
    return {
      entry,
      integrity: files[entry]!,
      worker: WORKER_FILE,
      ...(early !== undefined && { early }),
      screens: screensOf(part, chunks),
      parts: partsOf(chunks),
      shared: sharedVersions(),
      provides: await providedNames(root),
      ...common,
    };
  }
  const entry = Object.keys(files).find((file) => file.endsWith('/remoteEntry.js'));
  if (!entry) throw new Error(`${part}: the build has no remote entry`);
  return {
    name: part as RemoteName,
    entry,
    integrity: files[entry]!,
    chunks: await firstChunks(work),
    screens: screensOf(part, chunks),
    slots: await slotsOf(part),
    shared: SHARED_RANGES,
    uses: await usedNames(root, sources),
    ...common,
  };
}

/** Slots the remote declares, so that a button for one that is not there yet stays hidden. */
async function slotsOf(part: string): Promise<SlotName[]> {
  const file = path.resolve(import.meta.dirname, '../../..', folderOf(part)!, 'src/app/remote.tsx');
  return declaredSlots(await readFile(file, 'utf8')).map((name) => {
    if (!Object.hasOwn(SLOT_OWNERS, name)) throw new Error(`${part}: no slot is called ${name}`);
    return name as SlotName;
  });
}

const fileOf = (chunk: StatsChunk | undefined): string => {
  const file = chunk?.files?.find((name) => name.endsWith('.js'));
  if (!file) throw new Error('a chunk has no script');
  return `browser/${file}`;
};

async function digests(work: string): Promise<Record<string, string>> {
  const folder = path.join(work, 'browser');
  const names = (await listFiles(folder)).filter((name) => !name.endsWith('.json'));
  const entries = names.map(
    async (name) =>
      [`browser/${name}`, integrityOf(await readFile(path.join(folder, name)), 'sha256')] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function serverOf(work: string): Promise<{ path: string; integrity: string }> {
  const [name] = await listFiles(path.join(work, 'server'));
  return {
    path: `server/${name}`,
    integrity: integrityOf(await readFile(path.join(work, 'server', name!)), 'sha384'),
  };
}

/** The chunks the exposed module needs at once, from the manifest that federation writes. Nothing else needs its files. */
async function firstChunks(work: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(work, 'browser/mf-manifest.json'), 'utf8')) as {
    exposes: { assets: { js: { sync: string[] } } }[];
  };
  for (const name of ['mf-manifest.json', 'mf-stats.json'])
    await rm(path.join(work, 'browser', name), { force: true });
  return manifest.exposes.flatMap((expose) => expose.assets.js.sync).map((name) => `browser/${name}`);
}

/** A chunk named `screen.likes.likes-type` contains the screen of these two routes, `screen.index-member` the screen of members at `index`. */
const SCREEN = 'screen.';

function screensOf(part: string, chunks: StatsChunk[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const name = chunk.names?.find((one) => one.startsWith(SCREEN));
    if (!name) continue;
    for (const route of name.slice(SCREEN.length).split('.')) {
      const isOwn = (name: string) => ROUTES.some((known) => known.name === name && known.owner === part);
      if (!isOwn(route) && !isOwn(route.replace(MEMBER_SCREEN, '')))
        throw new Error(`${part}: chunk ${name} names ${route}, which is no route of it`);
      (found[route] ??= []).push(fileOf(chunk));
    }
  }
  return found;
}

/** A chunk named `part.notices` contains a part of the frame that only some pages have. */
const PART = 'part.';

function partsOf(chunks: StatsChunk[]): Record<string, string[]> {
  const named = chunks.flatMap((chunk) =>
    (chunk.names ?? [])
      .filter((name) => name.startsWith(PART))
      .map((name) => [name.slice(PART.length), [fileOf(chunk)]] as [string, string[]]),
  );
  return Object.fromEntries(named);
}

/** Name of the chunk of a part that a first press may need, such as its dialogs. */
const FIRST_PRESS = 'first-press';
/** Names of the chunks that every page of a part loads. */
const ON_ALL_PAGES = new Set(['main', '__federation_expose_app']);

/** Chunks of a first press that every page of the part may need. One that only a later screen imports comes with that screen. */
function firstPressOf(chunks: StatsChunk[]): string[] {
  const always = new Set(
    chunks.filter(({ names }) => names?.some((name) => ON_ALL_PAGES.has(name))).map(({ id }) => id),
  );
  return chunks
    .filter(({ names, parents }) => names?.includes(FIRST_PRESS) && parents?.some((id) => always.has(id)))
    .map(fileOf);
}

const CATALOGUE = /\.messages[/\\](\w+)\.json/;

function cataloguesOf(chunks: StatsChunk[]): Record<string, string> {
  const found: Record<string, string> = {};
  // Chunks named `shared-` contain the shared texts, for shells that have others.
  for (const chunk of chunks.filter(({ names }) => !names?.some((name) => name.startsWith('shared-')))) {
    for (const module of chunk.modules ?? []) {
      const locale = CATALOGUE.exec(nameOf(module))?.[1];
      if (locale) found[locale] = fileOf(chunk);
    }
  }
  return found;
}

const nameOf = (module: StatsModule): string => `${module.identifier ?? ''} ${module.name ?? ''}`;
