// What every browser-side package's Jest run has in common; each has a jest.config.cjs that only names itself.
const path = require('node:path');

/** Published as ES modules only: they are transformed like our own files. */
const ESM_ONLY = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'single-spa',
  'single-spa-react',
  'typebox',
];

/** @param {string} packageFolder absolute path of the package, `__dirname` of its config */
exports.browserPackage = (packageFolder) => ({
  rootDir: packageFolder,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // Two packages run at a time on two cores; a whole form in jsdom takes its time there.
  testTimeout: 20_000,
  testEnvironment: path.join(__dirname, 'shared/testing/jest/environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'shared/testing/jest/setup.cjs')],
  moduleNameMapper: {
    // Catalogues as written: Jest has the parser that builds leave out, so nothing must be compiled before.
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
