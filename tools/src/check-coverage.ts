import { runChecks } from './lib/check.ts';
import { readReports } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';
import {
  readCoverage,
  readStatements,
  subjectFindings,
  tableFindings,
  tagFindings,
  unprovenFindings,
} from './coverage/coverage-table.ts';

const file = 'tools/src/check-coverage.ts';
const statements = readStatements(ROOT);

await runChecks('coverage', [
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
  {
    title: 'every part in docs/coverage.tsv has a passing test with its tag',
    file,
    run: () =>
      unprovenFindings(
        readCoverage(ROOT),
        readReports().flatMap(({ tests }) => tests),
      ),
  },
]);
