import { count, readReports } from '#src/lib/report.ts';

/** Prints every failed test, every one that needed a second try and, as the last line, what all reports count: `N passed, N failed`. */
const reports = readReports();
for (const { step, tests } of reports) {
  for (const { title, file, status, secondTry } of tests) {
    if (status === 'failed') console.log(`✘ ${step}: ${file}: ${title}`);
    if (secondTry) console.log(`≈ ${step}: ${file}: ${title}: passed only at its second try`);
  }
}
const { passed, failed } = count(reports);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
