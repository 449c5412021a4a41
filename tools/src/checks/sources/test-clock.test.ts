import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clockFaults } from './test-clock.ts';

const SLEEPS = [
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'const wait = (ms: number) => new Promise<void>((settle) => void setTimeout(settle, ms));',
  'await new Promise((done) => { setTimeout(() => done(), 20); });',
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await page.waitForTimeout(100);',
  'await pause(40);',
];
const CLOCKS = [
  'assert.ok(Date.now() - began < 2000);',
  'assert.ok(claims.exp > Date.now() / 1000);',
  "expect(performance.now() - began, 'the card').toBeLessThan(LIMIT);",
  'expect(Math.abs(Date.now() - Number(kept))).toBeLessThan(60_000);',
  'const spent = performance.now() - began;\nexpect(spent).toBeLessThan(1_500);',
  'return { html, spent: performance.now() - began };\nexpect(left.spent).toBeLessThan(1_500);',
  'while (performance.now() < end) await ask();',
];
const FINE = [
  'await new Promise((resolve) => setTimeout(resolve, 0));',
  'await new Promise((resolve) => setTimeout(resolve));',
  'await until(() => seen.length === 2);',
  "window.localStorage.setItem('at', String(Date.now() - 364 * DAY));",
  'const before = Date.now();\nexpect(kept).toBeGreaterThanOrEqual(before);',
  'const bus = createLocalBus(() => Date.now());',
  'setTimeout(progressed, 1_000);\nawait jest.advanceTimersByTimeAsync(5_990);',
  'figures.cold = Math.round(performance.now() - began);',
];

for (const source of SLEEPS)
  it(`a test sleeps: ${source}`, () => {
    assert.match(clockFaults(source)[0]?.what ?? '', /^sleeps/);
  });

for (const source of CLOCKS)
  it(`a test compares the clock on the wall: ${source.split('\n').at(-1)}`, () => {
    assert.match(clockFaults(source).at(-1)?.what ?? '', /^compares/);
  });

for (const source of FINE)
  it(`time is no matter: ${source.split('\n')[0]}`, () => {
    assert.deepEqual(clockFaults(source), []);
  });
