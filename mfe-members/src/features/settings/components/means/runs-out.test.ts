import { runsOut } from './runs-out.ts';

const now = new Date('2026-11-28T12:00:00Z');

test('a card runs out in its last month; an account never does', () => {
  expect(runsOut('2026-11-30', now)).toBe(true);
  expect(runsOut('2026-10-31', now)).toBe(true);
  expect(runsOut('2026-12-31', now)).toBe(false);
  expect(runsOut(null, now)).toBe(false);
});
