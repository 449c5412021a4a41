import { emailFault, nameFault, PASSWORD, textFault, type TextRule } from './field-rules.ts';

const NOTE: TextRule = { min: 0, max: 5, pattern: '^[a-z]+$' };

test('a text is checked for its length and its pattern', () => {
  expect(textFault(PASSWORD, '')).toEqual({ code: 'required' });
  expect(textFault(PASSWORD, 'short')).toEqual({ code: 'too_short', params: { limit: 8 } });
  expect(textFault(PASSWORD, 'x'.repeat(129))).toEqual({ code: 'too_long', params: { limit: 128 } });
  expect(textFault(PASSWORD, 'long enough')).toBeUndefined();
  expect(textFault(NOTE, '')).toBeUndefined();
  expect(textFault(NOTE, '1')).toEqual({ code: 'invalid' });
});

test.each([
  'daan@example.com',
  'a.b+c@sub.example.org',
  "o'neil@x-y.nl",
  'anna@müller.example',
  'anna@xn--e1afmkfd.xn--p1ai',
  '\u202aanna@mail.example\u202c',
  '\u200banna@mail.example\u00a0',
])('%s is an e-mail address', (text) => {
  expect(emailFault(text)).toBeUndefined();
});

test.each([
  'daan',
  'a@',
  'a@b',
  'a@b.c',
  'a b@example.com',
  'a..b@example.com',
  'a@-x.com',
  'a@b@c.nl',
  'a@b..nl',
  '.a@b.nl',
  'a.@b.nl',
  'a@b.nl/x.de',
])('%s is no e-mail address', (text) => {
  expect(emailFault(text)).toEqual({ code: 'email_invalid' });
});

test.each(['\u200b', '\u2060', '\u00ad'])(
  'an invisible character inside an address is named',
  (character) => {
    const fault = emailFault(`an${character}na@mail.example`);
    expect(fault?.code).toBe('email_invisible');
    expect(fault?.params?.['character']).toMatch(/^U\+[0-9A-F]{4}$/);
  },
);

test.each([
  ['', 'required'],
  ['ab', 'too_short'],
  ['a'.repeat(21), 'too_long'],
  ['da an', 'name_characters'],
  ['\u3164\u3164\u3164\u3164', 'name_characters'],
  ['an\uffa0na', 'name_characters'],
  ['\u115f\u1160abc', 'name_characters'],
  ['..........', 'name_characters'],
  ['@daan', 'name_starts_with_at'],
  ['Me@Example.com', 'name_is_email'],
  ['other@mail.example', 'name_is_email'],
  ['daan.nl', 'name_is_url'],
])('[5.001] the user name "%s" is refused as %s', (name, code) => {
  expect(nameFault(name, 'me@example.com')?.code).toBe(code);
});

test.each(['Zoë', 'Łukasz-1', 'x.y_z'])('[5.001] %s is a user name', (name) => {
  expect(nameFault(name, 'me@example.com')).toBeUndefined();
});

test('texts of exactly the shortest and the longest length are accepted', () => {
  expect(textFault(PASSWORD, 'x'.repeat(8))).toBeUndefined();
  expect(textFault(PASSWORD, 'x'.repeat(128))).toBeUndefined();
  expect(textFault(PASSWORD, 'x'.repeat(7))?.code).toBe('too_short');
  expect(textFault(NOTE, 'abcde')).toBeUndefined();
});
