import { act, screen } from '@testing-library/react';
import type { ChatListItem, ChatResponse, ChatsResponse } from '@rendezvous/contract/resources/chats/schemas';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const nadiaOf = (id: string) => cardOf(id, { name: 'Nadia', photo_count: 1 });
/** Each test has its own member and conversation, because the page's cache outlives a test. */
export let nadia = nadiaOf('');
export let summary = conversationOf('');
export let api: ApiDouble;
let count = 0;
beforeEach(() => {
  count += 1;
  nadia = nadiaOf(`nadia${count}`);
  summary = conversationOf(`c${count}`);
  sessionStorage.clear();
});

export const chat = (more: Partial<ChatResponse> = {}): ChatResponse => chatOf(summary, nadia, more);
export const entry = (more: Partial<ChatListItem> = {}): ChatListItem => ({
  conversation: summary,
  profile: nadia,
  num_unread_messages: 2,
  ...more,
});
export const listOf = (...chats: ChatListItem[]): ChatsResponse =>
  chatsOf(chats, { total_unread: 2, total_messages: 2, starts: { used: 1, limit: 2 } });

/** Opens the list, the conversation, or the chat with a member. */
export async function open(
  what: string,
  handlers: Handlers,
  { list = listOf(entry()), ...facts }: Parameters<typeof userOf>[0] & { list?: ChatsResponse } = {},
) {
  const at =
    { list: '/chats', conversation: `/chats/${summary.id}`, member: `/members/${nadia.id}/chat` }[what] ??
    what;
  api = await serveApi({ 'PUT /api/chat.php': () => ({ status: 204 }), ...handlers });
  const page = await renderRemote(remote, {
    at,
    user: userOf({ credits: 5, ...facts }),
    settings: {
      fictional_singular: 'made-up profile',
      message_credits: 1,
      minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
    },
  });
  act(() => page.hub.as('shell').publish('chats:updated', list));
  return page;
}
export const field = () => screen.findByRole('textbox', { name: 'Message to Nadia' });
export const sendButton = () => screen.getByRole('button', { name: /^Send, / });

/** Makes the server accept and number sent messages. */
export const accepts: Handlers = {
  'POST /api/chat.php': ({ body }) => {
    const { client_id, text } = body as { client_id: string; text: string };
    return {
      status: 201,
      body: {
        message: messageOf(3, { from_me: true, client_id, text, cost: 1 }),
        conversation: summary,
        credits: 4,
      },
    };
  },
};
