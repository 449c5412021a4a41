import { moneyFor } from './price.ts';

const costs = { amount: 80, currency: 'EUR' };

test('credits are worth what the country’s price of a message says', () => {
  expect(moneyFor(1, costs, 1)).toEqual({ amount: 80, currency: 'EUR' });
  expect(moneyFor(2, costs, 1)).toEqual({ amount: 160, currency: 'EUR' });
});

test('what is free or has no known price is worth no money', () => {
  expect(moneyFor(0, costs, 1)).toBeNull();
  expect(moneyFor(1, undefined, 1)).toBeNull();
});
