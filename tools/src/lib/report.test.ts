import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countSecondTries, slowestSuites, type TestResult } from './report.ts';

const passed = (title: string, secondTry?: true): TestResult => ({
  title,
  file: 'a.test.ts',
  status: 'passed',
  ...(secondTry && { secondTry }),
});

test('one test that needed a second try is forgiven, and stays marked', () => {
  const tests = [passed('one'), passed('two', true)];
  assert.deepEqual(countSecondTries(tests), tests);
});

test('of two that needed one, both have failed, and nothing else has', () => {
  const tests = countSecondTries([passed('one'), passed('two', true), passed('three', true)]);
  assert.deepEqual(
    tests.map(({ status }) => status),
    ['passed', 'failed', 'failed'],
  );
});

test('the slowest suites are files by the sum of their tests', () => {
  const timed = (file: string, ms: number): TestResult => ({ title: file, file, status: 'passed', ms });
  const reports = [
    { step: 'test/api', tests: [timed('a', 900), timed('b', 1_000), timed('a', 300)] },
    {
      step: 'journeys',
      tests: [timed('c', 1_100), { title: 'untimed', file: 'd', status: 'passed' as const }],
    },
  ];
  assert.deepEqual(slowestSuites(reports, 2), [
    { step: 'test/api', file: 'a', seconds: 1.2 },
    { step: 'journeys', file: 'c', seconds: 1.1 },
  ]);
});
