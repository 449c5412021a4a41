import { ROUTES, type RemoteName, type ScreensOf } from '@rendezvous/contract/kernel/routes';
import { defineRemote } from './define-remote.ts';
import { defineServerBuild } from './server-build.ts';

const screen = () => null;
const loadMessages = () => Promise.resolve({ default: {} });

/** The same value for each screen of one remote, as the route table names them. */
const eachOf = <Name extends RemoteName, Value>(name: Name, value: Value) =>
  Object.fromEntries(
    ROUTES.filter(({ owner, waiting }) => owner === name && !waiting).map((route) => [route.name, value]),
  ) as Record<ScreensOf<Name>, Value>;
const chats = eachOf('chat', screen);
const landers = eachOf('landers', screen);

test('a remote declares the screens of its own routes; the compiler refuses a missing, a foreign and an unknown one', () => {
  const chat = defineRemote({ name: 'chat', screens: chats, loadMessages });
  expect(Object.keys(chat.screens)).toContain('members-id-chat');
  // @ts-expect-error `members-id-chat` has no screen
  defineRemote({ name: 'chat', screens: { chats: screen, 'chats-id': screen }, loadMessages });
  // @ts-expect-error `premium` belongs to payments
  defineRemote({ name: 'chat', screens: { ...chats, premium: screen }, loadMessages });
  // @ts-expect-error no route is named `chatter`
  defineRemote({ name: 'chat', screens: { ...chats, chatter: screen }, loadMessages });
  // @ts-expect-error no route is owned by `presents`
  defineRemote({ name: 'presents', screens: {}, loadMessages });
});

test('a waiting route has no screen, and a slot has one owner', () => {
  expect(defineRemote({ name: 'landers', screens: landers, loadMessages }).name).toBe('landers');
  // @ts-expect-error `landers-tinderswipe` is marked as waiting in the route table
  defineRemote({ name: 'landers', screens: { ...landers, 'landers-tinderswipe': screen }, loadMessages });
  // @ts-expect-error `match-modal` belongs to members
  defineRemote({ name: 'chat', screens: chats, slots: { 'match-modal': screen }, loadMessages });
});

test('the compiler refuses a server-rendered route that the server build leaves out', () => {
  const remote = defineRemote({ name: 'landers', screens: landers, loadMessages });
  const build = defineServerBuild(
    remote,
    eachOf('landers', () => []),
  );
  expect(build.firstScreens).toContain('landers-adultonly');
  // @ts-expect-error the first screen of `landers-adultonly` is missing
  defineServerBuild(remote, {});
});
