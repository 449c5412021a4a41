import type { Draft } from './draft.ts';
import { accountFaults } from './validate-account.ts';

const TODAY = new Date('2026-11-21T12:00:00');
const GOOD: Draft = {
  gender: 'male',
  seeking: 'female',
  country: 'NL',
  profile: {},
  email: 'daan@example.com',
  name: 'daan',
  day: '14',
  month: '6',
  year: '1989',
};

const codes = (part: Partial<Draft>, password = 'correct horse', consent = true, now = TODAY) => {
  const found = accountFaults({ draft: { ...GOOD, ...part }, password, consent }, 18, now);
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault.code]] : [])),
  );
};

test('a complete account has no errors', () => {
  expect(codes({})).toEqual({});
});

test('[5.001] a username is neither the e-mail address nor begins with @', () => {
  expect(codes({ name: 'Daan@Example.com' })).toEqual({ name: 'name_is_email' });
  expect(codes({ name: '@daan' })).toEqual({ name: 'name_starts_with_at' });
});

test.each([
  ['', 'required'],
  ['ab', 'too_short'],
  ['a'.repeat(21), 'too_long'],
  ['da an', 'name_characters'],
])('the username "%s" is refused as %s', (name, code) => {
  expect(codes({ name })).toEqual({ name: code });
});

test('a password has at least eight characters', () => {
  expect(codes({}, '1234567')).toEqual({ password: 'too_short' });
});

test.each([
  [{ day: '31', month: '2' }, 'date_invalid'],
  [{ year: '89' }, 'date_invalid'],
  [{ day: 'x' }, 'date_invalid'],
  [{ day: '', month: '', year: '' }, 'required'],
  [{ day: '22', month: '11', year: '2008' }, 'underage'],
] as const)('the date of birth %o is refused as %s', (part, code) => {
  expect(codes(part)).toEqual({ date_of_birth: code });
});

test('a person whose eighteenth birthday is today may sign up', () => {
  expect(codes({ day: '21', month: '11', year: '2008' })).toEqual({});
});

test.each([
  ['US', 'underage'],
  ['NL', undefined],
] as const)('the eighteenth birthday is the one of %s', (country, fault) => {
  const night = new Date('2026-11-21T02:00:00Z');
  const born = { day: '21', month: '11', year: '2008', country };
  expect(codes(born, 'correct horse', true, night).date_of_birth).toBe(fault);
});

test('without the consent to showing the profile there is no account', () => {
  expect(codes({}, 'correct horse', false)).toEqual({ profile_consent: 'consent_required' });
});
