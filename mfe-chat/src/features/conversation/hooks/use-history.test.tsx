import { act, renderHook } from '@testing-library/react';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { useHistory } from './use-history.ts';

const newest = chatOf(conversationOf('c1'), cardOf('nadia'), {
  messages: [11, 12, 13].map((seq) => messageOf(seq)),
  has_more: true,
});

test('a message of an older page that arrives late is left to its page, a new one is added', () => {
  const { result } = renderHook(() => useHistory(newest, jest.fn()));
  const shown = () => result.current.messages.map(({ seq }) => seq);
  act(() => result.current.add(messageOf(5)));
  expect(shown()).toEqual([11, 12, 13]);
  act(() => result.current.add(messageOf(14)));
  expect(shown()).toEqual([11, 12, 13, 14]);
});
