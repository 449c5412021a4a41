import { runChecks } from '#src/lib/check.ts';
import { readReports } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { readCoverage, unprovenFindings } from './specification/coverage-table.ts';

await runChecks('coverage', [
  {
    title: 'every part in docs/coverage.tsv has a passing test with its tag',
    file: 'tools/src/checks/coverage.ts',
    run: () =>
      unprovenFindings(
        readCoverage(ROOT),
        readReports().flatMap(({ tests }) => tests),
      ),
  },
]);
