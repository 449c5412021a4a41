import { amountOf, typedAmount } from './amount.ts';

test.each([
  ['50', 5000],
  [' 49,5 ', 4950],
  ['49.05', 4905],
  ['0', 0],
])('%s is %i minor units', (typed, minor) => expect(amountOf(typed)).toBe(minor));

test.each(['', '-1', '1.234', '1,000.00', 'ten', '12345678', '5 0'])('"%s" is no amount', (typed) =>
  expect(amountOf(typed)).toBeNull(),
);

test('an amount is typed back as short as it can be', () => {
  expect([5000, 4950, 0].map(typedAmount)).toEqual(['50', '49.50', '0']);
});
