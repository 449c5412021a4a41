import { percentOff, shareOf } from './money.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  [2250, 25, 1688],
  [100, 0, 100],
  [1, 50, 1],
  [999, 100, 0],
])('%i less %i percent is %i, rounded half up', (amount, percentage, left) => {
  expect(percentOff(euro(amount), percentage)).toEqual(euro(left));
});

test.each([
  [81, 2, 1, 41],
  [2250, 25, 1, 90],
  [1688, 25, 1, 68],
  [3600, 45, 2, 160],
])('%i in %i pieces, %i of them, is %i, rounded half up', (amount, pieces, count, share) => {
  expect(shareOf(euro(amount), pieces, count)).toEqual(euro(share));
});
