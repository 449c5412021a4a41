import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  MEMBER_SCREEN,
  type RemoteManifest,
  type ShellManifest,
} from '@rendezvous/contract/composition/registry';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';

/** Two versions of a part: the newer one, and the one before it. */
export const VERSIONS = ['1'.repeat(16), '0'.repeat(16)] as const;

const CODE = 'code();';

export const digestOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A valid manifest of a small remote. */
export function remoteManifest(name: RemoteName, version: string): RemoteManifest {
  const files = Object.fromEntries(
    ['entry', 'chunk', 'en', 'screen', 'member-screen', 'first-press'].map((file) => [
      `browser/${file}.js`,
      digestOf(CODE),
    ]),
  );
  return {
    name,
    version,
    entry: 'browser/entry.js',
    integrity: digestOf(CODE),
    server: { path: 'server/server.cjs', integrity: digestOf(CODE) },
    chunks: ['browser/chunk.js'],
    screens: {
      [name]: ['browser/screen.js'],
      [`${name}${MEMBER_SCREEN}`]: ['browser/member-screen.js'],
    },
    firstPress: ['browser/first-press.js'],
    catalogues: { en: 'browser/en.js' },
    slots: [],
    shared: { react: '^19.3.0' },
    files,
  };
}

/** A valid manifest of a small shell without a server build. */
export function shellManifest(version: string): ShellManifest {
  const files = { 'browser/main.js': digestOf(CODE) };
  return { version, entry: 'browser/main.js', integrity: digestOf(CODE), catalogues: {}, files };
}

/** Writes a version into a folder of built parts: its manifest as given, and its files, also one that no manifest lists. */
export function writeVersion(dist: string, part: string, version: string, manifest: string): void {
  const folder = path.join(dist, part, version);
  mkdirSync(path.join(folder, 'browser'), { recursive: true });
  for (const file of ['entry', 'chunk', 'en', 'screen', 'member-screen', 'first-press', 'main', 'unlisted'])
    writeFileSync(path.join(folder, `browser/${file}.js`), CODE);
  writeFileSync(path.join(folder, part === 'shell' ? 'shell.json' : 'remote.json'), manifest);
  writeFileSync(path.join(dist, part, 'current'), `${version}\n`);
}
