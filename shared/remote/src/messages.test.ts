import shared from '@rendezvous/i18n/lang/en.json';
import type { Remote } from './define-remote.ts';
import { loadMessages } from './messages.ts';
import { digestOfIds } from './text-ids.ts';

const ids = Object.keys(shared);
const remoteOf = (): Remote => ({
  name: 'members',
  screens: {},
  loadMessages: async () => ({ default: { own: 'Own' } }),
});

// The build puts the digest in.
beforeEach(() => void Reflect.set(globalThis, 'SHARED_TEXTS', digestOfIds(ids)));
afterEach(() => void Reflect.deleteProperty(globalThis, 'SHARED_TEXTS'));

test('a remote leaves the shared texts to a shell that has the same', async () => {
  expect(await loadMessages(remoteOf(), 'en', { ...shared })).toEqual({ own: 'Own' });
});

test.each([
  ['lacks a text', Object.fromEntries(Object.entries(shared).slice(1))],
  ['has another text', { ...shared, 'ui.brand.new': 'New' }],
])('a remote brings its shared texts where the shell %s', async (_what, common) => {
  expect(await loadMessages(remoteOf(), 'en', common)).toEqual({ ...shared, own: 'Own' });
});

test('the order of ids changes no digest, a different id does', () => {
  expect(digestOfIds([...ids].reverse())).toBe(digestOfIds(ids));
  expect(digestOfIds(['a', 'b'])).not.toBe(digestOfIds(['a', 'c']));
});
