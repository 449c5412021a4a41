import { messagePrice, moneyOfCredits } from './message-price.ts';

const costs = { amount: 81, currency: 'EUR' };
const SETTINGS = {
  message_credits: 2,
  minimum_message_costs: { NL: { costs, currency: 'EUR' } },
  fictional_contact: 'free',
} as const;

test('credits cost what the message price of the country says, rounded half up', () => {
  expect(moneyOfCredits(SETTINGS, 'NL', 2, null)).toEqual(costs);
  expect(moneyOfCredits(SETTINGS, 'NL', 1, null)).toEqual({ amount: 41, currency: 'EUR' });
});

test('nothing and a country without a price have no price in money', () => {
  expect(moneyOfCredits(SETTINGS, 'NL', 0, null)).toBeNull();
  expect(moneyOfCredits(SETTINGS, 'DE', 2, null)).toBeNull();
});

test.each([
  ['paid', { credits: 2, money: costs, lowest: true, closed: false }],
  ['free', { credits: 0, money: null, lowest: true, closed: false }],
  ['none', { credits: 0, money: null, lowest: true, closed: true }],
] as const)('a message to a fictional profile follows the setting "%s"', (fictional_contact, price) => {
  expect(messagePrice({ ...SETTINGS, fictional_contact }, 'NL', true, null)).toEqual(price);
});

test('a message to a member costs the credits of the setting', () => {
  expect(messagePrice(SETTINGS, 'NL', false, null)).toEqual({
    credits: 2,
    money: costs,
    lowest: true,
    closed: false,
  });
});

test('after a purchase the price is what the credits cost this member', () => {
  const own = { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 0 };
  expect(moneyOfCredits(SETTINGS, 'NL', 2, own)).toEqual({ amount: 200, currency: 'EUR' });
  expect(moneyOfCredits(SETTINGS, 'NL', 0, own)).toBeNull();
  expect(messagePrice(SETTINGS, 'NL', false, own)).toMatchObject({ money: { amount: 200 }, lowest: false });
});
