import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import formatjs from '@formatjs/unplugin/rspack';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Browsers that get the product: those with `dialog`, `popover` and `:has`, i.e. from 2023 on. */
const BROWSERS = ['chrome >= 115', 'edge >= 115', 'firefox >= 121', 'safari >= 17'];
const NODE = ['node >= 22.18'];

/** Remotes of the product and the folder of each. */
export const REMOTES = { members: 'mfe-members', chat: 'mfe-chat', payments: 'mfe-payments', signup: 'mfe-signup', landers: 'mfe-landers' };

/** Folder of a part, from the repository's root. */
export function folderOf(part) {
  return part === 'shell' ? 'shell' : REMOTES[part];
}

/**
 * What the shell provides and every remote consumes: one instance per page. `range` is what a build accepts, and stands
 * in its remote.json. Server builds get the same packages from the shell's server build.
 */
export const SHARED = {
  react: { range: '^19.3.0' },
  'react/jsx-runtime': { range: '^19.3.0', of: 'react' },
  'react-dom': { range: '^19.3.0' },
  'react-dom/client': { range: '^19.3.0', of: 'react-dom' },
  // Re-exports the names in use only: the whole package weighs five times as much.
  'react-router-dom': { range: '^7.18.0', provider: './shell/src/provided/react-router-dom.ts' },
  'react-intl': { range: '^12.1.0' },
  'styled-components': { range: '^6.6.0' },
  swr: { range: '^2.5.0' },
  rxjs: { range: '^7.8.0', provider: './shell/src/provided/rxjs.ts' },
  // One client, one cache and one context: these three belong together.
  '@rendezvous/api-client/client': { range: '^0.1.0', of: '@rendezvous/api-client' },
  '@rendezvous/api-client/use-api': { range: '^0.1.0', of: '@rendezvous/api-client' },
  '@rendezvous/api-client/server-state': { range: '^0.1.0', of: '@rendezvous/api-client' },
};

/** Packages a server build takes from its host instead of carrying them. */
export const SERVER_PROVIDED = [...Object.keys(SHARED).filter((name) => !name.startsWith('@')), 'react-dom/server'];

/** Installed version of a shared package. */
export function versionOf(name) {
  const { of = name } = SHARED[name];
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', of, 'package.json'), 'utf8')).version;
}

/** Ranges by shared package, as remote.json states them. */
export const SHARED_RANGES = Object.fromEntries(Object.entries(SHARED).map(([name, { range }]) => [name, range]));

function provide() {
  const entries = Object.entries(SHARED).map(([name, { range, provider }]) => [
    name,
    {
      singleton: true,
      eager: true,
      requiredVersion: range,
      version: versionOf(name),
      ...(provider ? { import: path.resolve(ROOT, provider) } : {}),
    },
  ]);
  return Object.fromEntries(entries);
}

function consume() {
  const entries = Object.entries(SHARED).map(([name, { range }]) => [
    name,
    { singleton: true, import: false, requiredVersion: range },
  ]);
  return Object.fromEntries(entries);
}

/** The federation runtime's packages as ES modules: their CommonJS forms cannot be shaken. */
function federationAliases() {
  const names = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'inject-external-runtime-core-plugin'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const module = path.join(ROOT, 'node_modules/@module-federation', name, 'dist/index.js');
      // The plugin asks for some of them by the address of their CommonJS file.
      return [[`@module-federation/${name}$`, module], [`${require.resolve(`@module-federation/${name}`)}$`, module]];
    }),
  );
}

/** Puts these aliases in place after the federation plugin has set its own. */
class FederationAliases {
  apply(compiler) {
    compiler.hooks.afterPlugins.tap('FederationAliases', () => {
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...federationAliases() };
    });
  }
}

/** What browser and server builds have in common. Class names must be the same in both, so the namespace is the package. */
function base({ folder, namespace, mode, targets }) {
  const context = path.join(ROOT, folder);
  const styled = { displayName: false, fileName: false, ssr: true, namespace, pure: true };
  return {
    mode,
    context,
    devtool: false,
    cache: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      // rxjs publishes its modern build under this condition.
      conditionNames: ['es2015', '...'],
      alias: {
        '#messages': path.join(context, '.messages'),
        '@rendezvous/i18n/messages': path.join(ROOT, 'shared/i18n/.messages'),
        // The package's own conditions lead to its development form, whatever the mode.
        ...(mode === 'production' ? { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') } : {}),
        // Catalogues are compiled: nothing parses ICU text at run time.
        '@formatjs/icu-messageformat-parser$': path.join(ROOT, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
              experimental: { plugins: [[require.resolve('@swc/plugin-styled-components'), styled]] },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      ...(mode === 'production' ? [formatjs({ removeDefaultMessage: true })] : []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        SHARED_VERSIONS: JSON.stringify(Object.fromEntries(Object.keys(SHARED).map((name) => [name, versionOf(name)]))),
      }),
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Browser build of a remote, or of the shell with `remote: 'shell'`.
 * @param {{ remote: string, output: string, mode?: 'production' | 'development', folder?: string }} build
 */
export function browserBuild({ remote, output, mode = 'production', folder = folderOf(remote) }) {
  const shell = remote === 'shell';
  const config = base({ folder, namespace: remote, mode, targets: BROWSERS });
  const federation = shell
    ? {
        name: 'shell',
        remotes: {},
        shared: provide(),
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }
    : {
        name: remote,
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './app': './src/exposes/app.ts' },
        shared: consume(),
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      };
  return {
    ...config,
    name: `${remote} browser`,
    target: ['web', 'es2022'],
    entry: shell ? { main: './src/main.ts' } : {},
    output: {
      path: output,
      clean: true,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      publicPath: 'auto',
      uniqueName: `rendezvous-${remote}`,
      // A screen whose file hangs gives up together with the loading bar.
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      hashDigestLength: 12,
    },
    optimization: {
      runtimeChunk: false,
      // One file per first screen: its chunks come in one parallel round anyway, and each costs a header and a digest.
      splitChunks: false,
      minimize: mode === 'production',
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      ...(mode === 'development' ? { nodeEnv: false } : {}),
    },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin(federation),
      new FederationAliases(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
  };
}

/**
 * Server build: one CommonJS file for Node. A remote takes the shared packages from its host; the shell carries them,
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
      filename: 'server.[contenthash].cjs',
      library: { type: 'commonjs2', export: 'default' },
      hashDigestLength: 12,
    },
    externalsType: 'commonjs',
    externals: shell ? [] : SERVER_PROVIDED,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...(shell ? { 'react-router-dom$': path.join(ROOT, 'shell/src/provided/react-router-dom.ts'), 'rxjs$': path.join(ROOT, 'shell/src/provided/rxjs.ts') } : {}),
      },
    },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'named' },
  };
}

/**
 * The shell's service worker: one plain script for the worker scope. The list of files it keeps is put in afterwards.
 * @param {{ output: string }} build
 */
export function workerBuild({ output }) {
  const config = base({ folder: folderOf('shell'), namespace: 'worker', mode: 'production', targets: BROWSERS });
  return {
    ...config,
    name: 'shell worker',
    target: 'webworker',
    entry: { sw: './src/worker/sw.ts' },
    output: { path: output, clean: true, filename: '[name].js' },
    optimization: { minimize: true, minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })], splitChunks: false },
  };
}

/**
 * A remote alone, for development: one plain bundle with everything in it, from an entry that starts it on a bare page.
 * @param {{ remote: string, entry: string, output: string }} build
 */
export function standAloneBuild({ remote, entry, output }) {
  const config = base({ folder: folderOf(remote), namespace: remote, mode: 'development', targets: BROWSERS });
  return {
    ...config,
    name: `${remote} alone`,
    target: ['web', 'es2022'],
    entry: { main: entry },
    devtool: 'cheap-module-source-map',
    output: { path: output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/dev/' },
  };
}
