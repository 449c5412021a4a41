import { cleanText, invisibleIn, keyOf, skeletonOf, visibleText } from './visible-text.ts';

test.each([
  '\u2800',
  '\u200b',
  '\u3164',
  '\uffa0',
  '\u00ad',
  '\u202e',
  '\ufe0f',
  '\u{e0041}\u{e007f}',
  '\u00a0 \n',
  '',
])('nothing of %j is visible', (text) => {
  expect(visibleText(`${text}${text}`)).toBe('');
});

test.each(['❤️', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'نمی‌خواهم', '.', 'שלום'])('%s is visible and is not changed', (text) => {
  expect(visibleText(` ${text}\n`)).toBe(text);
});

test('what is pasted around a name or an address is no part of it', () => {
  for (const mark of ['\u202a', '\u202c', '\u200b', '\ufeff', '\u2060', '\u00a0', '\u200e', '\t', ' '])
    expect(cleanText(`${mark}an na${mark}${mark}`)).toBe('an na');
});

test('the first invisible character inside is named', () => {
  expect(invisibleIn('an\u200bna\u00ad')).toBe('U+200B');
  expect(invisibleIn('an\u00adna')).toBe('U+00AD');
  expect(invisibleIn('anna')).toBeNull();
});

test('names compare without case, and by letters and digits alone where a look decides', () => {
  expect(keyOf(' \u202aZoE\u0308')).toBe('zoë');
  expect(skeletonOf('Ｓ.u-pp_ört')).toBe('support');
});
