import path from 'node:path';
import { rspack } from '@rspack/core';
import { base } from './rspack/base.js';
import { compileAtOnce } from './rspack/compile-at-once.js';
import { federationOf } from './rspack/federation.js';
import { SERVER_PROVIDED } from './rspack/packages.js';
import { folderOf, ROOT } from './rspack/parts.js';
import { listPrecachedFiles } from './rspack/precache.js';
import { standAloneBuild as refreshingBuild } from './rspack/stand-alone.js';
import { rootsAlone } from './rspack/roots-only.js';
import { routePathsAlone } from './rspack/route-paths.js';
import { standIns } from './rspack/stand-in.js';
import { DIGEST_PLACEHOLDER, VersionDigest } from './rspack/version-digest.js';

export {
  SERVER_PROVIDED,
  SHARED_PROVIDERS,
  SHARED_RANGES,
  sharedVersions,
  versionOf,
} from './rspack/packages.js';
export { default as inlineTheme } from './rspack/inline-theme.js';
export { default as shakeRouter } from './rspack/shake-router.js';
export { default as knownLocales } from './rspack/known-locales.js';
export { default as routePaths } from './rspack/route-paths.js';
export { default as parcelsOnly } from './rspack/parcels-only.js';
export { default as rootsOnly, CUTS } from './rspack/roots-only.js';
export { STAND_INS } from './rspack/stand-in.js';
export { satisfy } from './rspack/stand-ins/semver.js';
export { COMPILE_AT_ONCE } from './rspack/compile-at-once.js';
export { folderOf, REMOTES } from './rspack/parts.js';
export { VERSION_PLACEHOLDER } from './rspack/precache.js';

/** Browsers that get the product: those with `dialog`, `popover` and `:has`, i.e. from 2023 on. */
const BROWSERS = ['chrome >= 115', 'edge >= 115', 'firefox >= 121', 'safari >= 17'];
const NODE = ['node >= 22.18'];

/**
 * Browser build of a remote, or of the shell with `remote: 'shell'`. `worker` is the compiled service worker, which gets
 * the list of the shell's files.
 * @param {{ remote: string, output: string, mode?: 'production' | 'development', folder?: string, worker?: string }} build
 */
export function browserBuild({ remote, output, mode = 'production', folder = folderOf(remote), worker }) {
  const shell = remote === 'shell';
  const config = base({ folder, namespace: remote, mode, targets: BROWSERS });
  return {
    ...config,
    name: `${remote} browser`,
    target: ['web', 'es2022'],
    entry: shell ? { main: './src/main.ts' } : {},
    output: {
      path: output,
      clean: true,
      // No hash: the folder of a version is the digest of its files, and a hash of code would follow its comments.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
      // The chunk-loading global: a version never runs the chunks of another one.
      uniqueName: `rendezvous-${remote}-${DIGEST_PLACEHOLDER}`,
      // A file that hangs is replaced by the card after the time of an entry (shell/src/kernel/loader/stall.ts).
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
    },
    // What development warns of may need more than what ships.
    ...(mode === 'production'
      ? {
          module: {
            ...config.module,
            rules: [
              ...config.module.rules,
              ...standIns(shell ? 'shell' : 'remote'),
              ...(shell ? [] : [routePathsAlone, rootsAlone]),
            ],
          },
        }
      : {}),
    optimization: {
      runtimeChunk: false,
      // One file per first screen: its chunks come in one parallel round anyway, and each costs a header and a digest.
      splitChunks: false,
      minimize: mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // The entry of a remote is a global name, which the minifier would shorten; the shell has none.
          minimizerOptions: { ecma: 2020, module: shell, compress: { ecma: 2020, passes: 3 } },
        }),
      ],
      // By the order of imports: the id of a shared module would follow the checkout's path.
      moduleIds: 'natural',
      chunkIds: 'deterministic',
      ...(mode === 'development' ? { nodeEnv: false } : {}),
    },
    plugins: [
      ...config.plugins,
      // What only the server draws, and what packages do without a window, costs a browser nothing.
      new rspack.DefinePlugin({
        'typeof window': JSON.stringify('object'),
        'typeof document': JSON.stringify('object'),
      }),
      ...federationOf(remote),
      new VersionDigest(),
      compileAtOnce(),
      // The shortest digest browsers accept: the entry carries one for each of its chunks.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      ...(worker ? [listPrecachedFiles(worker)] : []),
    ],
  };
}

/**
 * Server build: one CommonJS file for Node. A remote gets the shared packages from its host; the shell carries them,
 * and hands them out.
 * @param {{ remote: string, output: string, mode?: 'production' | 'development', folder?: string }} build
 */
export function serverBuild({ remote, output, mode = 'production', folder = folderOf(remote) }) {
  const shell = remote === 'shell';
  const config = base({ folder, namespace: remote, mode, targets: NODE });
  return {
    ...config,
    name: `${remote} server`,
    target: 'node22',
    entry: { server: './src/server.tsx' },
    output: {
      path: output,
      clean: true,
      filename: 'server.cjs',
      library: { type: 'commonjs2', export: 'default' },
    },
    externalsType: 'commonjs',
    externals: shell ? [] : SERVER_PROVIDED,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...(shell
          ? {
              'react-router-dom$': path.join(ROOT, 'shell/src/provided/react-router-dom.ts'),
              rxjs$: path.join(ROOT, 'shell/src/provided/rxjs.ts'),
            }
          : {}),
      },
    },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: {
      // Readable in a stack trace, and without comments: they change no version.
      minimize: mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: false, mangle: false, format: { comments: false, beautify: true } },
        }),
      ],
      splitChunks: false,
      moduleIds: 'named',
    },
  };
}

/**
 * The shell's service worker: one plain script for the worker scope. The list of files it caches is put in afterwards.
 * @param {{ output: string }} build
 */
export function workerBuild({ output }) {
  const config = base({
    folder: folderOf('shell'),
    namespace: 'worker',
    mode: 'production',
    targets: BROWSERS,
  });
  return {
    ...config,
    name: 'shell worker',
    target: 'webworker',
    entry: { sw: './src/worker/sw.ts' },
    output: { path: output, clean: true, filename: '[name].js' },
    optimization: {
      minimize: true,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
      splitChunks: false,
    },
  };
}

/**
 * The script in the head of the shell's pages, which answers presses before anything listens.
 * @param {{ output: string }} build
 */
export function earlyBuild({ output }) {
  const config = base({
    folder: folderOf('shell'),
    namespace: 'early',
    mode: 'production',
    targets: BROWSERS,
  });
  return {
    ...config,
    name: 'shell early script',
    target: ['web', 'es2022'],
    entry: { early: './src/early/early.ts' },
    output: { path: output, clean: true, filename: '[name].js', iife: true },
    optimization: {
      minimize: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            compress: { ecma: 2020, passes: 3, toplevel: true },
            mangle: { toplevel: true },
          },
        }),
      ],
      splitChunks: false,
    },
  };
}

/**
 * A remote alone, for development (rspack/stand-alone.js).
 * @param {{ remote: string, entry: string }} build
 */
export const standAloneBuild = (build) => refreshingBuild({ ...build, targets: BROWSERS });
