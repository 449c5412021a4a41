import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Folder of the repository of this file. */
export const ROOT = resolve(import.meta.dirname, '../../..');

export interface PackageManifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  exports?: Record<string, unknown>;
  imports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** One workspace package: `dir` is relative to the root with forward slashes, e.g. `shared/ui`. */
export interface WorkspacePackage {
  name: string;
  dir: string;
  manifest: PackageManifest;
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Every package of the workspace, found by the `workspaces` globs of the root manifest, in their order. */
export function workspacePackages(root: string = ROOT): WorkspacePackage[] {
  const { workspaces = [] } = readJson<PackageManifest>(join(root, 'package.json'));
  const manifests = workspaces.flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: root }).sort(),
  );
  return manifests.map((path) => {
    const manifest = readJson<PackageManifest>(join(root, path));
    return { name: manifest.name, dir: dirname(path).replaceAll('\\', '/'), manifest };
  });
}

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.messages', '.data', '.nx', 'test-results']);

/** TypeScript sources of a folder (no declaration files), as paths relative to `root`, sorted. */
export function sourceFiles(folder: string, root: string = ROOT): string[] {
  if (!existsSync(join(root, folder))) return [];
  return globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: (name) => SKIPPED.has(name) })
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => relative(root, join(root, folder, path)).replaceAll('\\', '/'))
    .sort();
}

/** Is this file run by tests only? */
export function isTestFile(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) ||
    /(^|\/)(test|__fixtures__)\//.test(path) ||
    path.startsWith('shared/testing/')
  );
}
