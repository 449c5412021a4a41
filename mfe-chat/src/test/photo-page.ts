import { act, screen } from '@testing-library/react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

export let api: ApiDouble;
/** Number of the test: each has its own member and conversation, because the page's cache outlives a test. */
export let count = 0;
beforeEach(() => {
  count += 1;
  sessionStorage.clear();
});

export type Asked = Record<string, unknown>;
export const photoOf = (id: string): Message['photo'] => ({
  id,
  width: 900,
  height: 1200,
  urls: {
    blurred: `/photo/chat/${id}-blurred`,
    medium: `/photo/chat/${id}-medium`,
    large: `/photo/chat/${id}-large`,
  },
});

interface Scene {
  paid?: boolean;
  credits?: number;
  messages?: Message[];
  chat?: Partial<ChatResponse>;
  capabilities?: string[];
}

/** Opens a conversation with Nadia. */
export async function open(handlers: Handlers = {}, scene: Scene = {}) {
  const { paid = true, credits = 5, messages = [messageOf(1), messageOf(2)], capabilities } = scene;
  const nadia = cardOf(`photo${count}`, { name: 'Nadia' });
  const summary = conversationOf(`p${count}`);
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chatOf(summary, nadia, { messages, ...scene.chat }) }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'POST /api/chat-photo.php': () => ({
      status: 201,
      body: { photo: { id: `up${count}`, width: 900, height: 1200 } },
    }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, kind, photo } = body as Asked;
      const sent = messageOf(3, {
        client_id: String(client_id),
        kind: kind as 'photo',
        text: undefined,
        from_me: true,
        cost: 2,
        photo: photoOf(String(photo)),
      });
      return { status: 201, body: { message: sent, conversation: summary, credits: 3 } };
    },
    ...handlers,
  });
  const page = await renderRemote(remote, {
    at: `/chats/${summary.id}`,
    user: userOf({ id: `me${count}`, credits, paid_user: paid }),
    settings: {
      capabilities: (capabilities ?? ['chat_photos', 'gifts']) as never,
      minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
    },
  });
  act(() => page.hub.as('shell').publish('chats:updated', chatsOf([])));
  await screen.findByRole('textbox', { name: 'Message to Nadia' });
  return page;
}
