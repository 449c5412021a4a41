import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { chatOf, conversationOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { BELOW, stateOf } from './conversation-state.ts';

const READER = { credits: 5, confirmed: true };
const summary = conversationOf('c1');
const chat = (more: Partial<ChatResponse> = {}) => chatOf(summary, cardOf('m1'), more);
const FREE = { message: 0, photo: 0, gift: 0 };
/** A contact who is invisible to the reader: a name alone. */
const INVISIBLE: ChatResponse['profile'] = {
  ...cardOf('m1'),
  age: null,
  country: null,
  region: null,
  city: null,
};
const shut = (reason?: ChatResponse['reason']) => chat({ can_send: false, reason });

test('each state has the field or a reason below the messages, and the act that helps', () => {
  const rows = Object.entries(BELOW).map(([state, parts]) => `${state.padEnd(20)}${parts}`);
  expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
   "
   blocked             reason, unblock
   left                reason
   blocked_by_member   reason
   not_confirmed       reason
   conversation_limit  reason, premium
   premium_only        reason, premium
   held                field
   free                field
   short               field, buy
   open                field
   "
  `);
});

test.each([
  ['blocked', { ...shut('blocked_by_member'), conversation: { ...summary, blocked: true } }, READER],
  ['left', shut(), READER],
  ['left', { ...shut('blocked_by_member'), profile: cardOf('m1', { name: '' }) }, READER],
  ['left', { ...shut(), profile: INVISIBLE }, { credits: 0, confirmed: false }],
  ['blocked_by_member', shut('blocked_by_member'), READER],
  ['not_confirmed', shut('not_confirmed'), { credits: 0, confirmed: false }],
  ['conversation_limit', shut('conversation_limit'), { credits: 0, confirmed: false }],
  ['premium_only', { ...shut('premium_only'), price: FREE }, { credits: 0, confirmed: false }],
  ['held', chat({ price: FREE }), { credits: 0, confirmed: false }],
  ['free', chat({ price: FREE }), { credits: 0, confirmed: true }],
  ['short', shut('not_enough_credits'), { credits: 0, confirmed: true }],
  ['open', chat(), READER],
  ['open', chat(), { credits: 1, confirmed: true }],
] as const)('%s is shown before every state below it', (state, given, reader) => {
  expect(stateOf(given, reader)).toBe(state);
});

test('an invisible contact is shown by their name alone in every state, and changes none of them', () => {
  const states = [
    chat(),
    chat({ price: FREE }),
    shut('not_enough_credits'),
    shut('not_confirmed'),
    shut('blocked_by_member'),
    shut('conversation_limit'),
    { ...shut('blocked_by_member'), conversation: { ...summary, blocked: true } },
    shut(),
  ];
  const rows = states.map((given) => {
    const readers = [READER, { credits: 0, confirmed: true }, { credits: 0, confirmed: false }];
    const seen = readers.map((reader) => stateOf(given, reader));
    expect(readers.map((reader) => stateOf({ ...given, profile: INVISIBLE }, reader))).toEqual(seen);
    return [
      given.conversation?.blocked ? 'blocked' : (given.reason ?? (given.can_send ? 'can send' : 'no reason')),
    ]
      .concat(seen)
      .map((cell) => cell.padEnd(20))
      .join('')
      .trimEnd();
  });
  expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
   "
   can send            open                short               held
   can send            free                free                held
   not_enough_credits  open                short               held
   not_confirmed       not_confirmed       not_confirmed       not_confirmed
   blocked_by_member   blocked_by_member   blocked_by_member   blocked_by_member
   conversation_limit  conversation_limit  conversation_limit  conversation_limit
   blocked             blocked             blocked             blocked
   no reason           left                left                left
   "
  `);
});
