import { defineRemote } from './define-remote.ts';

const screen = () => null;
const loadMessages = () => Promise.resolve({ default: {} });

test('a remote declares screens of its own routes; the compiler refuses a foreign route and an unknown one', () => {
  const chat = defineRemote({ name: 'chat', screens: { chats: screen, 'chats-id': screen }, loadMessages });
  expect(Object.keys(chat.screens)).toEqual(['chats', 'chats-id']);
  // @ts-expect-error `premium` belongs to payments
  defineRemote({ name: 'chat', screens: { premium: screen }, loadMessages });
  // @ts-expect-error no route is named `chatter`
  defineRemote({ name: 'chat', screens: { chatter: screen }, loadMessages });
  // @ts-expect-error no route is owned by `gifts`
  defineRemote({ name: 'gifts', screens: {}, loadMessages });
});
