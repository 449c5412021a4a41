import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base } from './base.js';
import { folderOf } from './parts.js';

/** Compiles for React refresh: edited components retain their state. */
function withRefresh(rule) {
  const react = { runtime: 'automatic', development: true, refresh: true };
  const use = rule.use.map((loader) =>
    typeof loader === 'string'
      ? loader
      : { ...loader, options: { ...loader.options, jsc: { ...loader.options.jsc, transform: { react } } } },
  );
  return { ...rule, use };
}

/**
 * A remote alone, for development: one bundle with everything in it, from an entry that starts it on a bare page.
 * @param {{ remote: string, entry: string, targets: string[] }} build
 */
export function standAloneBuild({ remote, entry, targets }) {
  const config = base({ folder: folderOf(remote), namespace: remote, mode: 'development', targets });
  return {
    ...config,
    name: `${remote} alone`,
    target: ['web', 'es2022'],
    entry: { main: entry },
    devtool: 'cheap-module-source-map',
    output: { filename: '[name].js', chunkFilename: '[name].js', publicPath: '/__dev/files/' },
    module: { ...config.module, rules: config.module.rules.map(withRefresh) },
    plugins: [...config.plugins, new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()],
    optimization: { minimize: false },
  };
}
