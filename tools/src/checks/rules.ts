import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { readJson, ROOT, workspacePackages, type PackageManifest } from '#src/lib/workspace.ts';
import { runChecks } from '#src/lib/check.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandTableFindings } from '#src/commands/document.ts';
import { WORDS } from '#src/commands/table.ts';
import { busDocument } from '#src/generate/bus/document.ts';
import {
  readCoverage,
  readStatements,
  subjectFindings,
  tableFindings,
  tagFindings,
} from './specification/coverage-table.ts';
import { callFindings } from '#src/generate/calls/call-files.ts';
import { environmentFindings } from '#src/generate/environment/table.ts';
import { copyleftIn, shippedDependencies } from '#src/generate/licences/dependencies.ts';
import { licencesDocument } from '#src/generate/licences/document.ts';
import { decisionFindings } from './decisions/decisions.ts';
import { folderFindings } from './files/folder-sizes.ts';
import { formFindings } from './sources/form-rules.ts';
import { findApiCircles } from './imports/api-graph.ts';
import { findDatabaseViolations } from './imports/database-rules.ts';
import { findImportViolations } from './imports/import-rules.ts';
import { storedKeys, unnamedKeys } from './sources/stored-keys.ts';
import { frameNameFindings } from './sources/frame-names.ts';
import { apiAddressFindings } from './sources/api-addresses.ts';
import { pathLiteralFindings } from './sources/path-literals.ts';
import { plainWordFindings } from './sources/plain-words.ts';
import { remoteFindings, serverBuildFindings } from './imports/remote-folders.ts';
import { requestContextFindings } from './sources/request-context.ts';
import { testClockFindings } from './sources/test-clock.ts';
import { castFindings } from './sources/cast-rules.ts';
import { completenessOf } from './sources/completeness.ts';
import { absentFindings } from '#src/generate/settings/absent.ts';
import { readerFindings } from './sources/settings-readers.ts';
import {
  commandFindings,
  committedFiles,
  documentFindings,
  hygieneFindings,
  pathFindings,
  sizeFindings,
} from './files/hygiene.ts';

const file = 'tools/src/checks/rules.ts';
const files = committedFiles(ROOT);
const packages = workspacePackages();
const statements = readStatements(ROOT);
const remoteFolders = packages.map(({ dir }) => dir).filter((dir) => dir.startsWith('mfe-'));
const manifests = [
  readJson<PackageManifest>(join(ROOT, 'package.json')),
  ...packages.map(({ manifest }) => manifest),
];
const scripts = manifests.flatMap((manifest) => Object.keys(manifest.scripts ?? {}));

/** Everything the product's sources store in a visitor's browser. */
function readStoredKeys(): string[] {
  const product = /^(api|shell|mfe-\w+|shared\/(?!testing)[\w-]+)\/src\/(?!test\/).*(?<!\.test)\.tsx?$/;
  return [
    ...new Set(
      files
        .filter((path) => product.test(path))
        .flatMap((path) => storedKeys(readFileSync(join(ROOT, path), 'utf8'))),
    ),
  ];
}

await runChecks('rules', [
  {
    title: 'comments, test titles, names of functions and documents use plain words',
    file,
    run: () => plainWordFindings(ROOT, files),
  },
  { title: 'every import obeys the rules of CONTRIBUTING.md', file, run: () => findImportViolations(ROOT) },
  {
    title: 'every remote has a folder, a route and a type check',
    file,
    run: () => [
      ...remoteFindings(
        remoteFolders,
        readJson<{ references: { path: string }[] }>(join(ROOT, 'tsconfig.json')).references.map(
          ({ path }) => path,
        ),
      ),
      ...serverBuildFindings(remoteFolders, files),
    ],
  },
  {
    title: 'no source writes the path of a route beside the route table',
    file,
    run: () => pathLiteralFindings(ROOT, files),
  },
  {
    title: 'neither shell nor API names a remote that adds itself',
    file,
    run: () => frameNameFindings(ROOT, files),
  },
  {
    title:
      'no source, and no test of the API but those of hostile requests, writes the address of an endpoint',
    file,
    run: () => apiAddressFindings(ROOT, files),
  },
  {
    title: 'no modules of the API import each other in a circle, types included',
    file,
    run: () => findApiCircles(ROOT),
  },
  {
    title: 'SQL is in repositories only, and every transaction is a unit of work',
    file,
    run: () => findDatabaseViolations(ROOT),
  },
  {
    title: 'the API derives caller, domain and language of a request in one place',
    file,
    run: () => requestContextFindings(ROOT),
  },
  {
    title: 'no committed text names a machine, a secret or unfinished work',
    file,
    run: () => hygieneFindings(ROOT, files),
  },
  { title: 'no committed file is larger than 2 MB', file, run: () => sizeFindings(ROOT, files) },
  {
    title: 'no folder has more than 25 files, but migrations, languages and decisions',
    file,
    run: () => folderFindings(files),
  },
  {
    title: 'every package has a README and no document has a dead link',
    file,
    run: () => documentFindings(ROOT, files, packages),
  },
  {
    title: 'every decision has a status and an entry in the index, and every cited one exists',
    file,
    run: () => decisionFindings(ROOT, files),
  },
  {
    title: 'packages in the browser ask for no more than a notice',
    file,
    run: () =>
      copyleftIn(shippedDependencies(ROOT).browser).map(({ name, licence }) => `${name} is under ${licence}`),
  },
  {
    title: 'docs/licences.md lists what the lock file has',
    file,
    run: () => {
      const document = readFileSync(join(ROOT, 'docs/licences.md'), 'utf8');
      return document === licencesDocument(document, shippedDependencies(ROOT))
        ? []
        : ['run "npm run write licences"'];
    },
  },
  {
    title: 'docs/bus.md lists the topics of the contract',
    file,
    run: () =>
      readFileSync(join(ROOT, 'docs/bus.md'), 'utf8') === busDocument(ROOT)
        ? []
        : ['run "npm run write bus"'],
  },
  {
    title: 'the calls of browsers are those of the endpoint table',
    file,
    run: () => callFindings(ROOT),
  },
  {
    title: 'the README has every variable of the server, with default and meaning',
    file,
    run: environmentFindings,
  },
  {
    title: 'what pages assume until settings come is what the table of settings says',
    file,
    run: () => absentFindings(ROOT),
  },
  {
    title: 'every topic has a publisher, and every endpoint a test',
    file,
    run: () => completenessOf(ROOT, files),
  },
  {
    title: 'no source and no test casts past the compiler',
    file,
    run: () =>
      files
        .filter((path) => /\.tsx?$/.test(path))
        .flatMap((path) => castFindings(path, readFileSync(join(ROOT, path), 'utf8'))),
  },
  {
    title: 'no test sleeps or compares the clock on the wall',
    file,
    run: () => testClockFindings(ROOT, files),
  },
  { title: 'every setting has a reader', file, run: () => readerFindings(ROOT, files) },
  {
    title: 'the cookies page names what the product stores in a browser',
    file,
    run: () =>
      LOCALE_CODES.flatMap((locale) =>
        unnamedKeys(locale, readJson(join(ROOT, `api/data/pages/cookies/${locale}.json`)), readStoredKeys()),
      ),
  },
  {
    title: 'no source has an e-mail pattern or a busy flag of its own',
    file,
    run: () =>
      files
        .filter((path) => /\.tsx?$/.test(path))
        .flatMap((path) => formFindings(path, readFileSync(join(ROOT, path), 'utf8'))),
  },
  {
    title: 'every row of docs/coverage.tsv names a part of a statement and a test',
    file,
    run: () => tableFindings(readCoverage(ROOT), statements, ROOT),
  },
  {
    title: 'every test of docs/coverage.tsv runs the product',
    file,
    run: () => subjectFindings(readCoverage(ROOT), ROOT),
  },
  { title: 'every tag of a test names a statement', file, run: () => tagFindings(statements, ROOT) },
  { title: 'every path in the READMEs and decisions exists', file, run: () => pathFindings(ROOT, files) },
  {
    title: 'every npm command in texts exists',
    file,
    run: () => commandFindings(ROOT, files, scripts, WORDS),
  },
  {
    title: 'the tables of commands are those of tools/src/commands/table.ts',
    file,
    run: () => commandTableFindings(Object.keys(manifests[0]!.scripts ?? {})),
  },
]);
