import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { SHARED, versionOf } from './packages.js';
import { ROOT } from './parts.js';

const require = createRequire(import.meta.url);

function provide() {
  const entries = Object.entries(SHARED).map(([name, { range, provider }]) => [
    name,
    {
      singleton: true,
      eager: true,
      requiredVersion: range,
      version: versionOf(name),
      ...(provider ? { import: provider } : {}),
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
  const names = [
    'webpack-bundler-runtime',
    'runtime',
    'runtime-core',
    'sdk',
    'inject-external-runtime-core-plugin',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const module = path.join(ROOT, 'node_modules/@module-federation', name, 'dist/index.js');
      // The plugin asks for some of them by the address of their CommonJS file.
      return [
        [`@module-federation/${name}$`, module],
        [`${require.resolve(`@module-federation/${name}`)}$`, module],
      ];
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

const provider = () => ({
  name: 'shell',
  remotes: {},
  shared: provide(),
  manifest: false,
  experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
});

const consumer = (remote) => ({
  name: remote,
  filename: 'remoteEntry.js',
  exposes: { './app': './src/exposes/app.ts' },
  shared: consume(),
  manifest: true,
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
  },
});

/** Plugins for the shell, which provides the shared packages, or for a remote, which consumes them. */
export function federationOf(part) {
  const options = part === 'shell' ? provider() : consumer(part);
  return [
    new ModuleFederationPlugin({ ...options, dts: false, shareStrategy: 'loaded-first' }),
    new FederationAliases(),
  ];
}
