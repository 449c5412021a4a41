import { intlOf } from './intl-of.ts';

const words = (text: string) => ({ greeting: [{ type: 0, value: text }] });

test('a catalogue has one set of formatters for all pages', () => {
  const [common, own] = [{}, words('Hallo')];
  const intl = intlOf('nl', common, own);
  expect(intlOf('nl', common, own)).toBe(intl);
  expect([intl.locale, intl.formatMessage({ id: 'greeting' })]).toEqual(['nl-NL', 'Hallo']);
});

test('other shared words and another language have formatters of their own', () => {
  const own = words('Hello');
  expect(intlOf('en', words('Shared'), own).formatMessage({ id: 'greeting' })).toBe('Hello');
  expect(intlOf('en', { bye: words('Bye').greeting }, own).formatMessage({ id: 'bye' })).toBe('Bye');
  const common = {};
  expect(intlOf('en', common, own).formatNumber(1234.5)).toBe('1,234.5');
  expect(intlOf('de', common, own).formatNumber(1234.5)).toBe('1.234,5');
});
