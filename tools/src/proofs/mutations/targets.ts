import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import {
  isTestFile,
  ROOT,
  sourceFiles,
  workspacePackages,
  type WorkspacePackage,
} from '#src/lib/workspace.ts';
import { isProvenByRest } from '#src/test-run/plan.ts';
import { likelyFirst } from './likely-tests.ts';

/** A run of tests: one file of the API, the tests of a browser package that reach a file, or all of that package's. */
export interface Target {
  name: string;
  /** Folder it runs in, from the root. */
  folder: string;
  /** Words for Node. */
  words: readonly string[];
  limitMs: number;
}

/** Test files of the API that judge a fault at once; the others follow for survivors. */
const FIRST_FILES = 5;
const MINUTE_MS = 60_000;
/** Transformed sources, stored from one run to the next. */
const JEST_CACHE = join(ROOT, '.cache/jest-faults');
const jest = join(
  dirname(createRequire(join(ROOT, 'package.json')).resolve('jest/package.json')),
  'bin/jest.js',
);

/** The tests that are likely to notice a fault in a file, the likeliest first. */
export function firstTargets(file: string, root: string = ROOT): Target[] {
  const { dir } = packageOf(file);
  if (dir === 'api') return apiTests(file, root).slice(0, FIRST_FILES).map(apiTarget);
  return [jestTarget(dir, ['--findRelatedTests', relative(dir, file)], `${dir}, related tests`)];
}

/** Every other test that `npm test` runs with a file of this package in it. */
export function furtherTargets(file: string, root: string = ROOT): Target[] {
  const own = packageOf(file);
  const first = new Set(firstTargets(file, root).map(({ name }) => name));
  return [own, ...dependentsOf(own)]
    .flatMap(({ dir }) => {
      if (dir === 'api') return apiTests(file, root).map(apiTarget);
      return dir === own.dir || !hasJest(dir, root) ? [] : [jestTarget(dir, [], dir)];
    })
    .filter(({ name }) => !first.has(name));
}

function packageOf(file: string): WorkspacePackage {
  const own = workspacePackages().find(({ dir }) => file.startsWith(`${dir}/`));
  if (!own) throw new Error(`${file} is in no package`);
  return own;
}

/** Packages that depend on this one, also by way of others. */
function dependentsOf({ name }: WorkspacePackage): WorkspacePackage[] {
  const found = new Set([name]);
  const all = workspacePackages();
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { name: other, manifest } of all)
      if (Object.keys(manifest.dependencies ?? {}).some((dependency) => found.has(dependency)))
        found.add(other);
  }
  return all.filter((other) => other.name !== name && found.has(other.name));
}

const hasJest = (dir: string, root: string): boolean => sourceFiles(`${dir}/src`, root).some(isTestFile);

const texts = new Map<string, ReadonlyMap<string, string>>();

function apiTests(file: string, root: string): string[] {
  const known =
    texts.get(root) ??
    new Map(
      sourceFiles('api/test', root)
        .filter((path) => path.endsWith('.test.ts') && !isProvenByRest(path))
        .map((path) => [path, textWithNeighbours(join(root, path))]),
    );
  texts.set(root, known);
  const folderText = sourceFiles(dirname(file), root)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  return likelyFirst({ file, folderText }, known);
}

/** The text of a test with those of the files of its folder that it imports. */
function textWithNeighbours(path: string): string {
  const text = readFileSync(path, 'utf8');
  const imported = [...text.matchAll(/ from '(\.\/[^']+)'/g)].map(([, name]) => join(dirname(path), name!));
  return [text, ...imported.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

const apiTarget = (test: string): Target => ({
  name: test,
  folder: 'api',
  words: ['--test', '--test-timeout=120000', relative('api', test)],
  limitMs: 3 * MINUTE_MS,
});

const jestTarget = (dir: string, words: readonly string[], name: string): Target => ({
  name,
  folder: dir,
  words: [jest, '--runInBand', '--bail', '--passWithNoTests', `--cacheDirectory=${JEST_CACHE}`, ...words],
  limitMs: 8 * MINUTE_MS,
});
