import { readJson, ROOT, workspacePackages, type PackageManifest } from './lib/workspace.ts';
import { runChecks } from './lib/check.ts';
import { join } from 'node:path';
import { findImportViolations } from './rules/import-rules.ts';
import { commandFindings, committedFiles, documentFindings, hygieneFindings, sizeFindings } from './rules/hygiene.ts';

const file = 'tools/src/check-rules.ts';
const files = committedFiles(ROOT);
const packages = workspacePackages();
const manifests = [readJson<PackageManifest>(join(ROOT, 'package.json')), ...packages.map(({ manifest }) => manifest)];
const scripts = Object.assign({}, ...manifests.map((manifest) => manifest.scripts)) as Record<string, string>;

await runChecks('rules', [
  { title: 'every import keeps the rules of CONTRIBUTING.md', file, run: () => findImportViolations(ROOT) },
  { title: 'no committed text names a machine, a secret or unfinished work', file, run: () => hygieneFindings(ROOT, files) },
  { title: 'no committed file is larger than 2 MB', file, run: () => sizeFindings(ROOT, files) },
  { title: 'every package has a README and no document has a dead link', file, run: () => documentFindings(ROOT, files, packages) },
  { title: 'every npm command in the documents exists', file, run: () => commandFindings(ROOT, files, scripts) },
]);
