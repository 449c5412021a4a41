import { settingOf } from '#src/test/test-data.ts';
import { draftOf, readable, shortValue, valueOf } from './values.ts';

test('numbers are checked by their bounds, and accept the comma of several languages', () => {
  const number = settingOf({});
  expect(valueOf(number, { value: ' 2,5 ' })).toEqual({ json: '2.5' });
  expect(valueOf(number, { value: '' })).toEqual({ fault: { code: 'required' } });
  expect(valueOf(number, { value: 'two' })).toEqual({ fault: { code: 'invalid' } });
  expect(valueOf(number, { value: '-1' })).toEqual({ fault: { code: 'too_small', params: { limit: 0 } } });
  expect(valueOf(number, { value: '101' })).toEqual({ fault: { code: 'too_large', params: { limit: 100 } } });
});

test('texts are stored with their quotation marks, and broken JSON is a fault', () => {
  expect(valueOf(settingOf({ kind: 'text' }), { value: 'a "b"' })).toEqual({ json: '"a \\"b\\""' });
  expect(valueOf(settingOf({ kind: 'json' }), { value: '{ "a": [1] }' })).toEqual({ json: '{"a":[1]}' });
  expect(valueOf(settingOf({ kind: 'json' }), { value: '{a}' })).toEqual({ fault: { code: 'invalid' } });
});

test('texts by language are one field per language', () => {
  const texts = settingOf({ kind: 'texts', value: '{"en":"Hello","de":"Hallo"}' });
  const draft = draftOf(texts);
  expect(draft).toMatchObject({ en: 'Hello', de: 'Hallo', pl: '' });
  expect(valueOf(texts, { ...draft, pl: 'Cześć' })).toEqual({
    json: '{"en":"Hello","nl":"","de":"Hallo","it":"","fr":"","es":"","pl":"Cześć"}',
  });
});

test('values are shown as people read them', () => {
  expect(readable('"Rendezvous"')).toBe('Rendezvous');
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(shortValue('["NL","DE"]')).toBe('["NL","DE"]');
});

test('the limits of a number are values themselves', () => {
  expect(valueOf(settingOf({}), { value: '0' })).toEqual({ json: '0' });
  expect(valueOf(settingOf({}), { value: '100' })).toEqual({ json: '100' });
});
