import { roundCoordinate } from './coordinates.ts';

test.each([
  [52.3702, 52.4],
  [-3.7038, -3.7],
  [4.95, 5],
  [0.04, 0],
])('%d degrees become %d', (degrees, rounded) => {
  expect(roundCoordinate(degrees)).toBe(rounded);
});
