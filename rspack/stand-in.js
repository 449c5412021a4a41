import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './parts.js';

const RUNTIME_CORE = '@module-federation/runtime-core/dist';
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime/dist';

/** Files of packages that neither the shell nor a remote calls, by their replacement (rspack/stand-ins). */
const EVERYWHERE = {
  [`${BUNDLER_RUNTIME}/init.js`]: 'init.js',
  [`${BUNDLER_RUNTIME}/getSharedFallbackGetter.js`]: 'shared-fallback.js',
  '@module-federation/runtime/dist/index.js': 'runtime.js',
  '@module-federation/error-codes/dist/desc.mjs': 'error-texts.js',
  '@module-federation/sdk/dist/logger.js': 'logger.js',
};

/** The same for the shell, which carries the core of the runtime and the packages. */
const SHELL = {
  ...EVERYWHERE,
  [`${RUNTIME_CORE}/plugins/snapshot/SnapshotHandler.js`]: 'snapshot.js',
  [`${RUNTIME_CORE}/utils/preload.js`]: 'preload.js',
  [`${RUNTIME_CORE}/utils/semver/index.js`]: 'semver.js',
  [`${BUNDLER_RUNTIME}/remotes.js`]: 'remotes.js',
  'stylis/src/Prefixer.js': 'prefixer.js',
  'use-sync-external-store/shim/index.js': 'external-store.js',
};

/** The same for a remote, whose entry only joins the shell's runtime. */
const REMOTE = {
  ...EVERYWHERE,
  [`${BUNDLER_RUNTIME}/installInitialConsumes.js`]: 'initial-consumes.js',
};

/** Files that stand-ins replace, by kind of part. */
export const STAND_INS = { shell: SHELL, remote: REMOTE };

const fileOf = (name) => path.join(ROOT, 'rspack/stand-ins', name);

/**
 * Rules of a build that puts the stand-ins in place.
 * @param {'shell' | 'remote'} kind
 */
export const standIns = (kind) =>
  Object.entries(STAND_INS[kind]).map(([file, name]) => ({
    test: path.join(ROOT, 'node_modules', file),
    use: [{ loader: path.join(ROOT, 'rspack/stand-in.js'), options: { name } }],
  }));

/** Loader: uses the stand-in's source in place of a package's file, whose neighbours it may import. */
export default function standIn() {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- a loader is called on its context
  const loader = this;
  const file = fileOf(loader.getOptions().name);
  loader.addDependency(file);
  return readFileSync(file, 'utf8');
}
