import { storeDraft, readDraft } from './drafts.ts';

test('a draft per member is stored until it is sent', () => {
  storeDraft('anna', 'good eve');
  storeDraft('bo', 'hello');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['good eve', 'hello']);
  storeDraft('anna', '');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['', 'hello']);
});

test('foreign content in the storage is ignored', () => {
  sessionStorage.setItem('rv.chat.drafts', 'not json');
  expect(readDraft('anna')).toBe('');
});
