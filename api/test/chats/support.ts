import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { READ_CHAT, READ_CHATS, SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { ADD_CHAT_PHOTO } from '@rendezvous/contract/resources/chat-photos/endpoints';
import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import { storeChatPhoto } from '#src/conversation/chat-photos/service.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { grantCredits, openWallet } from '#src/money/wallet/face.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { multipartForm } from '../support/multipart.ts';
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
  kind?: SendMessageBody['kind'];
  fictionalConfirmed?: boolean;
}

/** Sends a text to a member (or into a conversation). */
export function send(client: TestClient, member: string, text = 'hello', options: SendOptions = {}) {
  return client.call(SEND_MESSAGE, {
    ...(options.conversation ? { conversation: options.conversation } : { member }),
    client_id: options.clientId ?? randomUUID(),
    kind: options.kind ?? 'text',
    text,
    ...(options.fictionalConfirmed && { fictional_confirmed: true }),
  });
}

/** Sends a gift to a member. */
export function give(
  client: TestClient,
  member: string,
  gift: SendMessageBody['gift'] = 'rose',
  clientId: string = randomUUID(),
) {
  return client.call(SEND_MESSAGE, {
    member,
    client_id: clientId,
    kind: 'gift',
    gift,
  });
}

/** Uploads a photo to be sent in a chat. */
export function uploadToChat(client: TestClient, file: Buffer, key?: string) {
  const { payload, headers } = multipartForm({ file });
  return client.call(ADD_CHAT_PHOTO, undefined, {
    payload,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
}

/** An upload of a member, as the decoder would have made it. */
export async function chatPhotoOf({ services }: TestApp, user: { id: string }): Promise<string> {
  return (await storeChatPhoto(services, user.id, madePicture(), newId())).id;
}

/** Sends an upload to a member. */
export function show(client: TestClient, member: string, photo: string, clientId: string = randomUUID()) {
  return client.call(SEND_MESSAGE, {
    member,
    client_id: clientId,
    kind: 'photo',
    photo,
  });
}

export const openWith = (client: TestClient, member: string) => client.call(READ_CHAT, { member });
export const openById = (client: TestClient, conversation: string, before?: number) =>
  client.call(READ_CHAT, { conversation, before });
export const listOf = async (client: TestClient) => (await client.call(READ_CHATS)).body;

/** Checks that both overviews show this message as the last one, and that its receiver has not read it. */
export async function expectInOverviews(
  sender: TestClient,
  receiver: TestClient,
  kind: 'gift' | 'photo',
): Promise<void> {
  const [theirs, own] = [await listOf(receiver), await listOf(sender)];
  assert.equal(theirs.total_unread, 1);
  assert.deepEqual(
    [own, theirs].map(({ chats: [entry] }) => entry?.conversation.last_message),
    [
      { kind, from_me: true },
      { kind, from_me: false },
    ],
  );
}
