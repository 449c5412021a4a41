// Jest reporter that writes .cache/reports/$REPORT.json; CommonJS because Jest loads it while transforming nothing.
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, resolve } = require('node:path');

const ROOT = resolve(__dirname, '../../..');
const STATUS = { passed: 'passed', failed: 'failed' };

class Reporter {
  /** @param {import('@jest/test-result').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((suite) => {
      const file = relative(ROOT, suite.testFilePath);
      const broken = suite.testExecError ? [{ title: 'the file runs', file, status: 'failed' }] : [];
      const cases = suite.testResults.map((test) => ({
        title: test.fullName,
        file,
        status: STATUS[test.status] ?? 'skipped',
        ms: Math.round(test.duration ?? 0),
      }));
      return [...broken, ...cases];
    });
    const step = process.env.REPORT ?? 'jest';
    const file = join(ROOT, '.cache/reports', `${step}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ step, tests }, null, 1)}\n`);
  }
}

module.exports = Reporter;
