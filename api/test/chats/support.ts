import { randomUUID } from 'node:crypto';
import type { ChatResponse, ChatsResponse, SendMessageResponse } from '@rendezvous/contract/chats';
import type { Problem } from '@rendezvous/contract/errors';
import { grantCredits, openWallet } from '#src/money/wallet/service.ts';
import type { TestApp, TestClient, UserTraits } from '../harness.ts';

/** A signed-in member with credits. */
export async function memberWith(t: TestApp, credits: number, traits: UserTraits = {}) {
  const made = await t.member(traits);
  await t.services.db.transaction().execute(async (tx) => {
    await openWallet(tx, made.user.id);
    if (credits > 0)
      await grantCredits(tx, {
        userId: made.user.id,
        credits,
        kind: 'signup',
        operationId: `grant:${made.user.id}`,
      });
  });
  return made;
}

export interface SendOptions {
  clientId?: string;
  conversation?: string;
  kind?: string;
  fictionalConfirmed?: boolean;
}

/** Sends a text to a member (or into a conversation). */
export function send(client: TestClient, member: string, text = 'hello', options: SendOptions = {}) {
  return client.post<SendMessageResponse & Problem>('/api/chat.php', {
    ...(options.conversation ? { conversation: options.conversation } : { member }),
    client_id: options.clientId ?? randomUUID(),
    kind: options.kind ?? 'text',
    text,
    ...(options.fictionalConfirmed && { fictional_confirmed: true }),
  });
}

/** Sends a gift to a member. */
export function give(client: TestClient, member: string, gift = 'rose', clientId: string = randomUUID()) {
  return client.post<SendMessageResponse & Problem>('/api/chat.php', {
    member,
    client_id: clientId,
    kind: 'gift',
    gift,
  });
}

export const openWith = (client: TestClient, member: string) =>
  client.get<ChatResponse & Problem>(`/api/chat.php?member=${member}`);
export const openById = (client: TestClient, conversation: string, before?: number) =>
  client.get<ChatResponse & Problem>(
    `/api/chat.php?conversation=${conversation}${before ? `&before=${before}` : ''}`,
  );
export const listOf = async (client: TestClient) => (await client.get<ChatsResponse>('/api/chats.php')).body;
