import { accepts, unsatisfied } from './versions.ts';

test('a caret range accepts later versions of the same major', () => {
  expect(accepts('^19.3.0', '19.3.1')).toBe(true);
  expect(accepts('^19.3.0', '19.10.0')).toBe(true);
  expect(accepts('^19.3.0', '19.2.9')).toBe(false);
  expect(accepts('^19.3.0', '20.0.0')).toBe(false);
});

test('below 1.0 a caret range accepts the same minor only', () => {
  expect(accepts('^0.1.0', '0.1.7')).toBe(true);
  expect(accepts('^0.1.0', '0.2.0')).toBe(false);
});

test('tilde and exact ranges', () => {
  expect(accepts('~7.18.0', '7.18.5')).toBe(true);
  expect(accepts('~7.18.0', '7.19.0')).toBe(false);
  expect(accepts('7.18.5', '7.18.5')).toBe(true);
  expect(accepts('7.18.5', '7.18.6')).toBe(false);
});

test('what cannot be read, or is not provided, does not satisfy', () => {
  expect(accepts('latest', '19.3.1')).toBe(false);
  expect(unsatisfied({ react: '^19.3.0', swr: '^2.5.0' }, { react: '19.3.1' })).toEqual(['swr']);
});
