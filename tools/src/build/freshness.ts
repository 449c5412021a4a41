import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How every part is made: a change rebuilds all of them. */
// The theme is written into the sources while they compile (rspack/inline-theme.js).
const RECIPE = ['rspack.shared.js', 'rspack/*.js', 'tools/src/build/*.ts', 'shared/theme/src/*.ts'];
const TOOLS = [
  '@rspack/core',
  '@swc/plugin-styled-components',
  '@formatjs/unplugin',
  '@module-federation/enhanced',
  'workbox-webpack-plugin',
];

/** What a build was made of. Written to `dist/<part>/.inputs.json`. */
interface Inputs {
  mode: string;
  version: string;
  /** Files from the repository's root; an installed package is its package.json. */
  files: string[];
  digest: string;
}

const noteOf = (dist: string, part: string): string => path.join(dist, part, '.inputs.json');

/** Version of a part that was built last, when nothing it was made of has changed since; else null. */
export async function freshVersion(
  root: string,
  dist: string,
  part: string,
  mode: string,
): Promise<string | null> {
  const text = await readFile(noteOf(dist, part), 'utf8').catch(() => null);
  if (text === null) return null;
  const { version, digest, files, ...note } = JSON.parse(text) as Inputs;
  const there = existsSync(path.join(dist, part, version, part === 'shell' ? 'shell.json' : 'remote.json'));
  return there && note.mode === mode && digest === (await digestOf(root, files)) ? version : null;
}

/** Files that make a build, from the root, by those its bundler has read. */
export function inputsOf(root: string, read: Iterable<string>): string[] {
  const files = [...read].map((file) => inputOf(root, file)).filter((file) => file !== null);
  return [...new Set(files)].sort();
}

/** Remembers what a build was made of. */
export async function rememberInputs(
  root: string,
  dist: string,
  part: string,
  { mode, version, files }: Omit<Inputs, 'digest'>,
): Promise<void> {
  await mkdir(path.join(dist, part), { recursive: true });
  const note: Inputs = { mode, version, files, digest: await digestOf(root, files) };
  await writeFile(noteOf(dist, part), JSON.stringify(note));
}

/** A file below the root by its path; one of an installed package by that package's package.json; null elsewhere. */
function inputOf(root: string, file: string): string | null {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  const installed = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
  if (installed) return `${installed}/package.json`;
  // The resolver looks into the root's package.json as well, which says nothing about a part.
  const foreign = name.startsWith('..') || path.isAbsolute(name) || name.startsWith('.cache/');
  return foreign || name === 'package.json' ? null : name;
}

async function digestOf(root: string, files: readonly string[]): Promise<string> {
  const recipe: string[] = [];
  for await (const file of glob(RECIPE, { cwd: root })) recipe.push(file);
  const tools = TOOLS.map((name) => `node_modules/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of [...recipe.sort(), ...tools, ...files])
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)).catch(() => 'missing'))
      .update('\0');
  return hash.digest('hex');
}
