// Jest configuration of every browser package; each package's jest.config.cjs only passes its folder.
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

/** @param {string} packageFolder absolute path of the package, `__dirname` of its config */
exports.browserPackage = (packageFolder) => ({
  rootDir: packageFolder,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // Two packages run at a time on two cores; a whole form in jsdom is slow there.
  testTimeout: 60_000,
  testEnvironment: path.join(__dirname, 'shared/testing/jest/environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'shared/testing/jest/setup.cjs')],
  moduleNameMapper: {
    // Source catalogues: Jest includes the message parser, so nothing is compiled first.
    '^#messages/(?:late|server)/(.*)$': '<rootDir>/lang/$1',
    '^#messages/(.*)$': '<rootDir>/lang/$1',
    '^@rendezvous/i18n/messages/(.*)$': path.join(__dirname, 'shared/i18n/lang/$1'),
  },
  transform: {
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
