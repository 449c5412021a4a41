import { runChecks } from './lib/check.ts';
import { readReports } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';
import { readCoverage, unprovenFindings } from './coverage/coverage-table.ts';

await runChecks('coverage', [
  {
    title: 'every part in docs/coverage.tsv has a passing test with its tag',
    file: 'tools/src/check-coverage.ts',
    run: () =>
      unprovenFindings(
        readCoverage(ROOT),
        readReports().flatMap(({ tests }) => tests),
      ),
  },
]);
