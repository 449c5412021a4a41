import { openSignUp, signUpEntry, signUpPath } from './sign-up.ts';

const widthOf = (wide: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: wide, media: query })) as typeof window.matchMedia;
};

test('the address of sign-up carries the answers given so far, but no e-mail address', () => {
  expect(signUpPath({})).toBe('/signup');
  expect(signUpPath({ gender: 'male', member: 'anna', email: 'a@b.example' })).toBe(
    '/signup?gender=male&member=anna',
  );
});

test('sign-up opens as a dialog where the window has room, and on smartphones as a page', () => {
  const opened: unknown[] = [];
  const openSlot = (...asked: unknown[]) => opened.push(asked) > 0;
  widthOf(false);
  expect(openSignUp(openSlot, {})).toBe(false);
  widthOf(true);
  expect(openSignUp(openSlot, { gender: 'male' })).toBe(true);
  expect(opened).toEqual([['signup-modal', { gender: 'male' }]]);
});

test('without the remote that fills the dialog sign-up is a page', () => {
  widthOf(true);
  expect(openSignUp(() => false, {})).toBe(false);
});

test.each([
  [{ signup: { screen: 'photo', depth: 3 } }, { screen: 'photo', depth: 3 }],
  [
    { email: 'a@b.example', signup: { screen: 'who', depth: 0 } },
    { screen: 'who', depth: 0 },
  ],
  [null, null],
  ['text', null],
  [{ signup: { screen: 1, depth: 1 } }, null],
  [{ signup: null }, null],
])('the history entry of sign-up in the state %j', (state, entry) => {
  expect(signUpEntry(state)).toEqual(entry);
});
