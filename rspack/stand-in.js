import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './parts.js';

/** Files of packages that the shell never calls, by what stands in for each (rspack/stand-ins). */
export const STAND_INS = {
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshot.js',
  '@module-federation/runtime-core/dist/utils/preload.js': 'preload.js',
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': 'remotes.js',
  '@module-federation/webpack-bundler-runtime/dist/init.js': 'init.js',
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'shared-fallback.js',
  'stylis/src/Prefixer.js': 'prefixer.js',
};

const fileOf = (name) => path.join(ROOT, 'rspack/stand-ins', name);

/** Rules of a build that puts the stand-ins in place. */
export const standIns = () =>
  Object.entries(STAND_INS).map(([file, name]) => ({
    test: path.join(ROOT, 'node_modules', file),
    use: [{ loader: path.join(ROOT, 'rspack/stand-in.js'), options: { name } }],
  }));

/** Loader: takes the stand-in's source in place of a package's file, whose neighbours it may import. */
export default function standIn() {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- a loader is called on its context
  const loader = this;
  const file = fileOf(loader.getOptions().name);
  loader.addDependency(file);
  return readFileSync(file, 'utf8');
}
