import { bankDaysAfter } from './bank-days.ts';

test.each([
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 2, '2026-12-01'],
  ['2026-12-23', 2, '2026-12-28'],
  ['2027-03-25', 1, '2027-03-30'],
  ['2026-04-30', 1, '2026-05-04'],
  ['2026-11-27', 9, '2026-12-10'],
])('%s and %i days of banks are %s', (day, count, after) => {
  expect(bankDaysAfter(day, count)).toBe(after);
});
