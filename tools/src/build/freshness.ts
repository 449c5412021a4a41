import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What every part is made of besides its own folder. */
const COMMON = [
  'shared/*/src/**/*',
  'shared/*/lang/*.json',
  'shared/*/package.json',
  'rspack.shared.js',
  'rspack/*.js',
  'package-lock.json',
  'tools/src/build/*.ts',
];
const IRRELEVANT = /\.test\.tsx?$|\.md$/;

let common: Promise<string> | null = null;

async function digestOf(root: string, patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !IRRELEVANT.test(name)).sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Digest of all sources that can change a part's build. */
export async function sourceDigest(root: string, folder: string, mode: string): Promise<string> {
  common ??= digestOf(root, COMMON);
  // Remotes are built with the names the shell provides.
  const own = digestOf(root, [
    `${folder}/src/**/*`,
    `${folder}/lang/*.json`,
    `${folder}/package.json`,
    'shell/src/provided/*.ts',
  ]);
  return createHash('sha256')
    .update(mode)
    .update(await common)
    .update(await own)
    .digest('hex')
    .slice(0, 32);
}

const noteOf = (dist: string, part: string): string => path.join(dist, part, '.sources.json');

/** Version of a part that was built last, when it was made from these very sources; else null. */
export async function isBuilt(dist: string, part: string, digest: string): Promise<string | null> {
  const note = noteOf(dist, part);
  if (!existsSync(note)) return null;
  const { sources, version } = JSON.parse(await readFile(note, 'utf8')) as {
    sources: string;
    version: string;
  };
  const there = existsSync(path.join(dist, part, version, part === 'shell' ? 'shell.json' : 'remote.json'));
  return sources === digest && there ? version : null;
}

/** Remembers what a build was made from. */
export async function remember(dist: string, part: string, sources: string, version: string): Promise<void> {
  await mkdir(path.join(dist, part), { recursive: true });
  await writeFile(noteOf(dist, part), JSON.stringify({ sources, version }));
}
