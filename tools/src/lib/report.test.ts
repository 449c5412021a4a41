import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countSecondTries, type TestResult } from './report.ts';

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
