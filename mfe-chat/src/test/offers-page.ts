import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { GIFTS } from '@rendezvous/contract/resources/gifts/schemas';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const GIFT_NAMES = GIFTS.map((id) => ({ id, name: `the ${id}` }));
const LINES = Array.from({ length: 12 }, (_, index) => ({ id: `line${index}`, text: `Line ${index}?` }));

let count = 0;
/** A new member for each test: drafts and the outbox outlive a test, as they outlive a screen. */
export const nextMember = () => cardOf(`offer${(count += 1)}`, { name: 'Nadia', photo_count: 1 });

/** A chat with a new member in which nothing has been written. */
export const emptyChat = (changes: Partial<ChatResponse> = {}): ChatResponse =>
  chatOf(null, nextMember(), { messages: [], ...changes });

export type Asked = Record<string, unknown>;

/** Serves a chat with gifts and lines; what is sent is accepted. */
export async function serveChat(chat: ChatResponse, handlers: Handlers = {}) {
  const summary = conversationOf(`c-${chat.profile.id}`);
  const api = await serveApi({
    'GET /api/chat.php': () => ({ body: chat }),
    'GET /api/gifts.php': () => ({ body: { items: GIFT_NAMES } }),
    'GET /api/icebreakers.php': () => ({ body: { items: LINES } }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, kind, text, gift } = body as Asked;
      const message = { ...messageOf(1), client_id, kind, text, gift, from_me: true, cost: 1 };
      return { status: 201, body: { message, conversation: summary, credits: 3 } };
    },
    ...handlers,
  });
  /** Messages that were sent, in order. */
  const sent = () => api.callsOf('POST /api/chat.php').map(({ body }) => body as Asked);
  return { summary, sent };
}

const writer = (chat: ChatResponse, credits = 5) => userOf({ id: `me-${chat.profile.id}`, credits });

/** Opens the dialog of gifts or of lines, over the member's page. */
export const openOffer = (chat: ChatResponse, slot: 'gift' | 'icebreaker', credits?: number) =>
  renderRemote(remote, {
    at: `/members/${chat.profile.id}`,
    slot: { name: slot, props: { member: chat.profile.id } },
    user: writer(chat, credits),
  });

/** Opens the chat with its member, or its conversation once there is one. */
export const openChat = (chat: ChatResponse, user = writer(chat)) =>
  renderRemote(remote, {
    at: chat.conversation ? `/chats/${chat.conversation.id}` : `/members/${chat.profile.id}/chat`,
    user,
  });
