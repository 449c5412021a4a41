import { runChecks } from './lib/check.ts';
import { readReports } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';
import {
  readCoverage,
  readStatements,
  tableFindings,
  tagFindings,
  unprovenFindings,
} from './coverage/coverage-table.ts';

const file = 'tools/src/check-coverage.ts';
const statements = readStatements(ROOT);

await runChecks('coverage', [
  {
    title: 'every row of docs/coverage.tsv names a statement and a test file',
    file,
    run: () => tableFindings(readCoverage(ROOT), statements, ROOT),
  },
  { title: 'every tag of a test names a statement', file, run: () => tagFindings(statements, ROOT) },
  {
    title: 'every row of docs/coverage.tsv has a passing test with its tag',
    file,
    run: () =>
      unprovenFindings(
        readCoverage(ROOT),
        readReports().flatMap(({ tests }) => tests),
      ),
  },
]);
