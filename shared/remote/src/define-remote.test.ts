import { defineRemote } from './define-remote.ts';
import { defineServerBuild } from './server-build.ts';

const screen = () => null;
const loadMessages = () => Promise.resolve({ default: {} });

const chats = { chats: screen, 'chats-id': screen, 'members-id-chat': screen };

test('a remote declares the screens of its own routes; the compiler refuses a missing, a foreign and an unknown one', () => {
  const chat = defineRemote({ name: 'chat', screens: chats, loadMessages });
  expect(Object.keys(chat.screens)).toEqual(['chats', 'chats-id', 'members-id-chat']);
  // @ts-expect-error `members-id-chat` has no screen
  defineRemote({ name: 'chat', screens: { chats: screen, 'chats-id': screen }, loadMessages });
  // @ts-expect-error `premium` belongs to payments
  defineRemote({ name: 'chat', screens: { ...chats, premium: screen }, loadMessages });
  // @ts-expect-error no route is named `chatter`
  defineRemote({ name: 'chat', screens: { ...chats, chatter: screen }, loadMessages });
  // @ts-expect-error no route is owned by `gifts`
  defineRemote({ name: 'gifts', screens: {}, loadMessages });
});

test('a waiting route has no screen, and a slot has one owner', () => {
  const landers = { 'landers-adultonly': screen };
  expect(defineRemote({ name: 'landers', screens: landers, loadMessages }).name).toBe('landers');
  // @ts-expect-error `landers-tinderswipe` is marked as waiting in the route table
  defineRemote({ name: 'landers', screens: { ...landers, 'landers-tinderswipe': screen }, loadMessages });
  // @ts-expect-error `match-modal` belongs to members
  defineRemote({ name: 'chat', screens: chats, slots: { 'match-modal': screen }, loadMessages });
});

test('the compiler refuses a server-rendered route that the server build leaves out', () => {
  const landers = defineRemote({ name: 'landers', screens: { 'landers-adultonly': screen }, loadMessages });
  expect(defineServerBuild(landers, { 'landers-adultonly': () => [] }).firstScreens).toEqual([
    'landers-adultonly',
  ]);
  // @ts-expect-error the first screen of `landers-adultonly` is missing
  defineServerBuild(landers, {});
});
