import { keepDraft, readDraft } from './drafts.ts';

test('a draft per member is stored until it is sent', () => {
  keepDraft('anna', 'good eve');
  keepDraft('bo', 'hello');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['good eve', 'hello']);
  keepDraft('anna', '');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['', 'hello']);
});

test('foreign content in the storage is ignored', () => {
  sessionStorage.setItem('rv.chat.drafts', 'not json');
  expect(readDraft('anna')).toBe('');
});
