import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import formatjs from '@formatjs/unplugin/rspack';
import { digestOfIds } from '../shared/remote/src/text-ids.ts';
import { SHARED, versionOf } from './packages.js';
import { ROOT } from './parts.js';

const require = createRequire(import.meta.url);

/** Digest of the ids of the texts that all parts share. */
function sharedTexts() {
  const file = path.join(ROOT, 'shared/i18n/lang/en.json');
  return digestOfIds(Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
}

/** What browser and server builds have in common. Class names must be the same in both, so the namespace is the package. */
export function base({ folder, namespace, mode, targets }) {
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
        ...(mode === 'production'
          ? { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }
          : {}),
        // The readable form: what no parcel needs can be left out of it (parcels-only.js).
        'single-spa$': path.join(ROOT, 'node_modules/single-spa/lib/es2015/esm/single-spa.dev.js'),
        // Catalogues are compiled: nothing parses ICU text at run time.
        '@formatjs/icu-messageformat-parser$': path.join(
          ROOT,
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            path.join(ROOT, 'rspack/stable-class-names.js'),
            {
              loader: 'builtin:swc-loader',
              options: {
                env: { targets },
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic', development: false } },
                  experimental: { plugins: [[require.resolve('@swc/plugin-styled-components'), styled]] },
                },
              },
            },
            path.join(ROOT, 'rspack/inline-theme.js'),
          ],
          type: 'javascript/auto',
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
          use: [path.join(ROOT, 'rspack/shake-router.js')],
        },
        {
          test: /[\\/]single-spa[\\/]lib[\\/]/,
          use: [path.join(ROOT, 'rspack/parcels-only.js')],
        },
        {
          test: /[\\/](?:@formatjs[\\/]intl|intl-messageformat)[\\/]index\.js$/,
          use: [path.join(ROOT, 'rspack/known-locales.js')],
        },
      ],
    },
    plugins: [
      ...(mode === 'production' ? [formatjs({ removeDefaultMessage: true })] : []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        SHARED_TEXTS: JSON.stringify(sharedTexts()),
        SHARED_VERSIONS: JSON.stringify(
          Object.fromEntries(Object.keys(SHARED).map((name) => [name, versionOf(name)])),
        ),
      }),
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}
