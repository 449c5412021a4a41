import { join } from 'node:path';
import { readJson, workspacePackages, type WorkspacePackage } from '#src/lib/workspace.ts';

interface LockEntry {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  link?: boolean;
}

interface LockFile {
  packages: Record<string, LockEntry>;
}

/** A third-party package that the product carries, with the licence its author states. */
export interface Dependency {
  name: string;
  version: string;
  licence: string;
}

/** Packages that end up in the browser, and packages that run on the server, by the lock file. Ours are left out. */
export function shippedDependencies(root: string): { browser: Dependency[]; server: Dependency[] } {
  const lock = readJson<LockFile>(join(root, 'package-lock.json'));
  const packages = workspacePackages(root);
  const inBrowser = packages.filter(
    ({ dir }) =>
      dir === 'shell' || dir.startsWith('mfe-') || (dir.startsWith('shared/') && dir !== 'shared/testing'),
  );
  return {
    browser: closure(lock, inBrowser),
    server: closure(
      lock,
      packages.filter(({ dir }) => dir === 'api'),
    ),
  };
}

function closure(lock: LockFile, packages: readonly WorkspacePackage[]): Dependency[] {
  const found = new Map<string, Dependency>();
  const visit = (name: string, from: string): void => {
    const place = resolvePlace(lock, name, from);
    const entry = place === null ? undefined : lock.packages[place];
    if (!place || !entry || entry.link || found.has(place)) return;
    found.set(place, { name, version: entry.version ?? '', licence: entry.license ?? 'not stated' });
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      visit(next, place);
  };
  for (const { dir, manifest } of packages)
    for (const name of Object.keys(manifest.dependencies ?? {})) visit(name, dir);
  return [...found.values()].sort((a, b) =>
    `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'),
  );
}

/** Where Node finds a package that is imported from `from`: the nearest node_modules on the way up. */
function resolvePlace(lock: LockFile, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!folder) return null;
  }
}

const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|CC-BY-4\.0|WTFPL|Zlib)( (OR|AND|or) [\w.-]+)*\)?$/;

/** Packages in the browser whose licence asks for more than a notice. */
export function copyleftIn(dependencies: readonly Dependency[]): Dependency[] {
  return dependencies.filter(({ licence }) => !PERMISSIVE.test(licence));
}
