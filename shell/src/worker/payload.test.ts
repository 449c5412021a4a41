import { isOwnPath, readPayload } from './payload.ts';

const message = {
  v: 2,
  cause: 'message',
  title: 'Rendezvous',
  body: 'You have a new message.',
  url: '/chats',
  tag: 'message',
};

test('[9.018] a payload of version 2 is read', () => {
  expect(readPayload(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['another version', JSON.stringify({ ...message, v: 1 })],
  ['a cause nobody knows', JSON.stringify({ ...message, cause: 'promotion' })],
  ['no words', JSON.stringify({ ...message, body: '' })],
  ['an address elsewhere', JSON.stringify({ ...message, url: 'https://evil.example/' })],
  ['an address without scheme', JSON.stringify({ ...message, url: '//evil.example' })],
  ['a list', '[]'],
])('[8.025] a payload with %s cannot be read', (_what, text) => {
  expect(readPayload(text)).toBeNull();
});

test('a notification leads to paths of this site only', () => {
  expect(['/', '/chats/c1?x=1', '//evil', '/\\evil', 'chats', 'https://evil', null].map(isOwnPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
