import { runChecks } from '#src/lib/check.ts';
import { readReports } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { PART, reportOf } from '#src/test-run/plan.ts';
import { readCoverage, unprovenFindings, type Run } from './specification/coverage-table.ts';

const reports = readReports();
const ran: Run[] = ['test'];
if (reports.some(({ step }) => step === 'test/api on PostgreSQL')) ran.push('postgres');
else console.log('No PostgreSQL server ran: rows of docs/coverage.tsv that need one are not judged here.');
if (PART === 'rest') ran.push('all');

await runChecks(reportOf(PART, 'coverage'), [
  {
    title: 'every part in docs/coverage.tsv has a passing test with its tag',
    file: 'tools/src/checks/coverage.ts',
    run: () =>
      unprovenFindings(
        readCoverage(ROOT),
        reports.flatMap(({ tests }) => tests),
        ran,
      ),
  },
]);
