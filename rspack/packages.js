import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './parts.js';

/**
 * What the shell provides and every remote consumes: one instance per page. `range` is what a build accepts, and is
 * in its remote.json. Server builds get the same packages from the shell's server build.
 */
export const SHARED = {
  react: { range: '^19.3.0' },
  'react/jsx-runtime': { range: '^19.3.0', of: 'react' },
  'react-dom': { range: '^19.3.0' },
  'react-dom/client': { range: '^19.3.0', of: 'react-dom' },
  // Re-exports the names in use only: the whole package weighs five times as much.
  'react-router-dom': { range: '^7.18.0', provider: './src/provided/react-router-dom.ts' },
  'react-intl': { range: '^12.1.0', provider: './src/provided/react-intl.ts' },
  'styled-components': { range: '^6.6.0', provider: './src/provided/styled-components.ts' },
  swr: { range: '^2.5.0' },
  rxjs: { range: '^7.8.0', provider: './src/provided/rxjs.ts' },
  // One client, one cache and one context: these three belong together.
  '@rendezvous/api-client/client': { range: '^0.1.0', of: '@rendezvous/api-client' },
  '@rendezvous/api-client/use-endpoint': { range: '^0.1.0', of: '@rendezvous/api-client' },
  '@rendezvous/api-client/server-state': { range: '^0.1.0', of: '@rendezvous/api-client' },
};

/** Packages a server build gets from its host instead of carrying them. */
export const SERVER_PROVIDED = [
  ...Object.keys(SHARED).filter((name) => !name.startsWith('@')),
  'react-dom/server',
];

/** Installed version of a shared package. */
export function versionOf(name) {
  const { of = name } = SHARED[name];
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', of, 'package.json'), 'utf8')).version;
}

/** Ranges by shared package, as remote.json states them. */
export const SHARED_RANGES = Object.fromEntries(
  Object.entries(SHARED).map(([name, { range }]) => [name, range]),
);

/** Files of the shell, from the root, that replace a shared package. */
export const SHARED_PROVIDERS = Object.fromEntries(
  Object.entries(SHARED)
    .filter(([, { provider }]) => provider)
    .map(([name, { provider }]) => [name, path.posix.join('shell', provider)]),
);

/** Installed versions by shared package, as shell.json states them. */
export const sharedVersions = () =>
  Object.fromEntries(Object.keys(SHARED).map((name) => [name, versionOf(name)]));
