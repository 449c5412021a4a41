import { fictionalWords } from './fictional-words.ts';

const SETTINGS = {
  fictional_singular: 'iskra profile',
  fictional_plural: 'iskra profiles',
  fictional_warning: 'Written by our team.',
  fictional_icon: '',
  fictional_contact: 'paid',
} as const;

test('the words of a site begin with a capital letter of the visitor’s language', () => {
  expect(fictionalWords(SETTINGS, 'en')).toMatchObject({
    singular: 'Iskra profile',
    plural: 'Iskra profiles',
  });
  expect(fictionalWords(SETTINGS, 'tr').singular).toBe('İskra profile');
});

test.each([
  ['', undefined],
  ['none', undefined],
  ['/cdn/icon.svg', '/cdn/icon.svg'],
  ['https://cdn.example/icon.svg', 'https://cdn.example/icon.svg'],
])('the icon setting "%s" gives the address %s', (fictional_icon, icon) => {
  expect(fictionalWords({ ...SETTINGS, fictional_icon }, 'en').icon).toBe(icon);
});
