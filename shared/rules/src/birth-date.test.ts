import { ageOn, birthDate, isBirthDate } from './birth-date.ts';

test('three numbers are a valid date or none', () => {
  expect(birthDate({ day: '4', month: '6', year: '1989' })).toBe('1989-06-04');
  expect(birthDate({ day: '31', month: '2', year: '1989' })).toBeNull();
  expect(birthDate({ day: '4', month: '6', year: '' })).toBeNull();
});

test('an age counts whole years, on the birthday too', () => {
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
  expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
});

test('a date of birth lies in the past, within 120 years', () => {
  const now = '2026-11-21';
  expect(
    ['1989-06-04', '2026-11-22', '1906-11-20', '1989-02-30'].map((text) => isBirthDate(text, now)),
  ).toEqual([true, false, true, false]);
  expect(isBirthDate('1905-11-21', now)).toBe(false);
});
