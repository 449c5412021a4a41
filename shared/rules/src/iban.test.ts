import { plainIban } from './iban.ts';

test.each([
  'NL91 ABNA 0417 1643 00',
  'nl91abna0417164300',
  'IBAN NL91\u00a0ABNA\u00a00417\u00a01643\u00a000',
  'iban: NL91-ABNA-0417-1643-00',
  '\u200eNL91\u200bABNA0417164300',
])('%s is read without what is around its characters', (text) => {
  expect(plainIban(text)).toBe('NL91ABNA0417164300');
});

test('a mark that is no blank stays', () => {
  expect(plainIban('NL91 ABNA 0417 1643 00!')).toBe('NL91ABNA0417164300!');
});
