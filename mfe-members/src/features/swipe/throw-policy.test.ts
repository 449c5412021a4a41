import { judgeRelease, pulled, speedOf } from './throw-policy.ts';

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

const degrees = (transform: string) => Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)?.[1]);

test('a pulled card follows the pointer and turns with it, the other way when it is pulled below its middle', () => {
  expect(pulled(150, 12, { width, low: false })).toBe('translate3d(150.0px, 12.0px, 0) rotate(7.00deg)');
  expect(degrees(pulled(-150, 0, { width, low: false }))).toBe(-7);
  expect(degrees(pulled(150, 0, { width, low: true }))).toBe(-7);
  expect(degrees(pulled(-75, 0, { width, low: true }))).toBe(3.5);
});

test('speed is that of the last tenth of a second before the release; a card at rest has none', () => {
  const trail = [
    { x: 0, at: 0 },
    { x: 0, at: 400 },
    { x: 50, at: 500 },
  ];
  expect(speedOf(trail, 516)).toBeCloseTo(0.5);
  expect(speedOf(trail, 600)).toBeCloseTo(0.5);
  expect(speedOf(trail, 601)).toBe(0);
  expect(speedOf([], 0)).toBe(0);
});
