import { messagePrice, moneyOfCredits } from './message-price.ts';

const costs = { amount: 81, currency: 'EUR' };
const SETTINGS = {
  message_credits: 2,
  minimum_message_costs: { NL: { costs, currency: 'EUR' } },
  fictional_contact: 'free',
} as const;

test('credits cost what the message price of the country says, rounded half up', () => {
  expect(moneyOfCredits(SETTINGS, 'NL', 2)).toEqual(costs);
  expect(moneyOfCredits(SETTINGS, 'NL', 1)).toEqual({ amount: 41, currency: 'EUR' });
});

test('nothing and a country without a price have no price in money', () => {
  expect(moneyOfCredits(SETTINGS, 'NL', 0)).toBeNull();
  expect(moneyOfCredits(SETTINGS, 'DE', 2)).toBeNull();
});

test.each([
  ['paid', { credits: 2, money: costs, closed: false }],
  ['free', { credits: 0, money: null, closed: false }],
  ['none', { credits: 0, money: null, closed: true }],
] as const)('a message to a fictional profile follows the setting "%s"', (fictional_contact, price) => {
  expect(messagePrice({ ...SETTINGS, fictional_contact }, 'NL', true)).toEqual(price);
});

test('a message to a member costs the credits of the setting', () => {
  expect(messagePrice(SETTINGS, 'NL', false)).toEqual({ credits: 2, money: costs, closed: false });
});
