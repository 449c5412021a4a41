import { judgeRelease, speedOf } from './throw-policy.ts';

const width = 300;

test.each([
  ['far to the right', { x: 130, speed: 0 }, 'like'],
  ['far to the left', { x: -130, speed: 0 }, 'pass'],
  ['a short flick', { x: 40, speed: 0.8 }, 'like'],
  ['near its place', { x: 60, speed: 0.1 }, null],
  ['far, but on its way back', { x: 130, speed: -0.4 }, null],
] as const)('a card released %s means %#', (_, { x, speed }, meaning) => {
  expect(judgeRelease({ x, speed, width })).toBe(meaning);
});

test('speed is that of the last tenth of a second', () => {
  const trail = [
    { x: 0, at: 0 },
    { x: 0, at: 400 },
    { x: 50, at: 500 },
  ];
  expect(speedOf(trail)).toBeCloseTo(0.5);
  expect(speedOf([])).toBe(0);
});
