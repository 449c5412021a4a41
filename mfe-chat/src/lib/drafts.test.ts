import { CHAT_DRAFTS } from '@rendezvous/contract/resources/chats/drafts';
import { storeDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft per member is stored until it is sent', () => {
  storeDraft('me', 'anna', 'good eve');
  storeDraft('me', 'bo', 'hello');
  expect([readDraft('me', 'anna'), readDraft('me', 'bo')]).toEqual(['good eve', 'hello']);
  storeDraft('me', 'anna', '');
  expect([readDraft('me', 'anna'), readDraft('me', 'bo')]).toEqual(['', 'hello']);
});

test('another member of the tab sees no draft, and their first one replaces all', () => {
  storeDraft('me', 'anna', 'good eve');
  expect(readDraft('you', 'anna')).toBe('');
  storeDraft('you', 'bo', 'hi');
  expect(sessionStorage.getItem(CHAT_DRAFTS)).not.toContain('good eve');
});

test('foreign content in the storage is ignored', () => {
  for (const content of ['not json', '"text"', '{"user":"me"}', 'null']) {
    sessionStorage.setItem(CHAT_DRAFTS, content);
    expect(readDraft('me', 'anna')).toBe('');
  }
});
