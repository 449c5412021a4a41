// Jest configuration of the browser packages; each package's jest.config.cjs only passes its folder.
const path = require('node:path');

/** Packages published as ES modules only: Jest transforms them like our own files. */
const ESM_ONLY = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'single-spa',
  'single-spa-react',
  'typebox',
  'workbox-[a-z]+',
  'yet-another-react-lightbox',
];

/**
 * One configuration for all packages, so that the transformed files of one serve all others.
 * @param {readonly string[]} folders absolute paths of the packages to test
 */
exports.browserPackages = (folders) => ({
  rootDir: __dirname,
  roots: folders.map((folder) => path.join(folder, 'src')),
  testMatch: ['**/*.test.{ts,tsx}'],
  // Two packages run at a time on two cores; a whole form in jsdom is slow there.
  testTimeout: 60_000,
  testEnvironment: path.join(__dirname, 'shared/testing/jest/environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'shared/testing/jest/setup.cjs')],
  resolver: path.join(__dirname, 'shared/testing/jest/resolver.cjs'),
  moduleNameMapper: { '^@rendezvous/i18n/messages/(.*)$': path.join(__dirname, 'shared/i18n/lang/$1') },
  transform: {
    '/shared/i18n/lang/\\w+\\.json$': path.join(__dirname, 'shared/testing/jest/shared-texts.cjs'),
    '\\.(?:[jt]sx?|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs', ignoreDynamic: false },
        sourceMaps: 'inline',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_ONLY.join('|')})/)`],
  cacheDirectory: path.join(__dirname, '.cache/jest'),
});
