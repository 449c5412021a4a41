import { keepDraft, readDraft } from './drafts.ts';

test('what was being written to each member is kept, and gone once it was sent', () => {
  keepDraft('anna', 'good eve');
  keepDraft('bo', 'hello');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['good eve', 'hello']);
  keepDraft('anna', '');
  expect([readDraft('anna'), readDraft('bo')]).toEqual(['', 'hello']);
});

test('a storage with something else in it is taken as empty', () => {
  sessionStorage.setItem('rv.chat.drafts', 'not json');
  expect(readDraft('anna')).toBe('');
});
