import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { FINISH_SIGNUP_STEP, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { REPORT } from '@rendezvous/contract/resources/reports/endpoints';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { REMOVE_CHAT, SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import sharp from 'sharp';
import { storeChatPhoto } from '#src/conversation/chat-photos/service.ts';
import { closeComplaint } from '#src/operations/complaints/face.ts';
import { memberWith, send, show } from '#test/chats/support.ts';
import type { TestApp, TestClient } from '#test/harness.ts';
import { choose, order, started } from '#test/payments/support.ts';
import { Authenticator } from '../accounts/authenticator.ts';
import { CANARIES, EMAIL, FORMER, MESSAGE, PASSWORD } from './canary-values.ts';
import { madePicture } from '../pictures/made-picture.ts';
import { addPasskey } from '../accounts/passkeys.ts';
import type { PushService } from '../push/push-service.ts';

type Member = Awaited<ReturnType<typeof memberWith>>;

/** The site on which the member with the canaries lives, and the members she writes to. */
export interface Scene {
  t: TestApp;
  push: PushService;
  bo: Member;
  cas: Member;
}

/** Signs the member up, with a first message. Returns her id. */
export async function signUp({ t, bo }: Scene, client: TestClient): Promise<string> {
  const { name, network, ref, sub1, sub2, sub3 } = CANARIES;
  const body = {
    email: FORMER,
    name,
    password: PASSWORD,
    date_of_birth: CANARIES['date of birth'],
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
    signup_message: { member: bo.user.id, text: CANARIES['message before sign-up'] },
    tracking: { network, ref, sub1, sub2, sub3 },
  } as const;
  const made = await client.call(SIGN_UP, body, {
    headers: { 'idempotency-key': CANARIES['idempotency key'], 'user-agent': CANARIES['browser at sign-up'] },
  });
  assert.equal(made.status, 201, made.text);
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  return made.body.user!.id;
}

/** Uploads a photo whose file carries words. */
export async function addPhoto(client: TestClient): Promise<void> {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#8c2f39' } })
    .withExif({
      IFD0: { Artist: CANARIES['artist of a photo'], ImageDescription: CANARIES['comment of a photo'] },
    })
    .jpeg()
    .toBuffer();
  const boundary = 'form-of-the-canary';
  const name = `${CANARIES['name of a photo file']}.jpg`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const added = await client.call(ADD_PHOTO, undefined, { payload, headers });
  assert.equal(added.status, 201, added.text);
}

const report = (client: TestClient, message: string, text: string) =>
  client.call(REPORT, { message, reason: 'other', text });

/** Pays, writes, likes, blocks, reports and complains. */
export async function live(scene: Scene, id: string, client: TestClient): Promise<void> {
  await pay(client);
  await write(scene, id, client);
  await reportBoth(scene, id, client);
  await completeHalf(scene, id);
  await meet(scene, client);
  await complain(scene, client);
  await scene.t.asVisitor().call(LOG_IN, { email: EMAIL, password: 'not-the-password' });
}

async function pay(client: TestClient): Promise<void> {
  const paid = await started(client, { package: 'p1' });
  await choose(client, paid.id, 'paid');
  assert.equal((await order(client, { package: 'p1' })).status, 201);
}

/** Sends a photo and a text. */
async function write({ t, bo }: Scene, id: string, client: TestClient): Promise<void> {
  const photo = CANARIES['photo of a chat'];
  const names = madePicture();
  const contents = new Map([...names.contents.keys()].map((name) => [name, Buffer.from(photo)]));
  await storeChatPhoto(t.services, id, { ...names, contents }, photo);
  assert.equal((await show(client, bo.user.id, photo)).status, 201);
  assert.equal(
    (await send(client, bo.user.id, MESSAGE, { clientId: CANARIES['client id of a message'] })).status,
    201,
  );
}

/** Reports a message and is reported for one; the other side removes the conversation twice. */
async function reportBoth({ cas }: Scene, id: string, client: TestClient): Promise<void> {
  const removed = await send(client, cas.user.id, CANARIES['message the other removed']);
  assert.equal(removed.status, 201, removed.text);
  const conversation = removed.body.conversation.id;
  const reported = await send(client, cas.user.id, CANARIES['message that was reported']);
  assert.equal((await report(cas.client, reported.body.message.id, 'Please look.')).status, 201);
  const answer = await send(cas.client, id, 'Leave me alone', { conversation });
  assert.equal((await report(client, answer.body.message.id, CANARIES['words of a report'])).status, 201);
  assert.equal((await cas.client.call(REMOVE_CHAT, { conversation })).status, 204);
  assert.equal((await cas.client.call(REMOVE_CHAT, { conversation })).status, 204);
}

/** Completes a half of her profile by another member, in a message. */
async function completeHalf({ t }: Scene, id: string): Promise<void> {
  const dora = await memberWith(t, 1);
  const pair = await dora.client.call(SEND_MESSAGE, {
    member: id,
    client_id: randomUUID(),
    kind: 'text',
    text: 'the other half',
    half_prompt: { prompt: HALF_PROMPTS[0], language: 'en', text: CANARIES['half sentence 1'] },
  });
  assert.equal(pair.status, 201, pair.text);
}

/** Likes, blocks, and adds a browser and a passkey. */
async function meet({ push, bo, cas }: Scene, client: TestClient): Promise<void> {
  await client.call(LIKE, { member: bo.user.id });
  await client.call(BLOCK, { member: cas.user.id });
  const browser = push.browser(CANARIES['push endpoint']);
  assert.equal((await client.call(SUBSCRIBE_PUSH, { subscription: browser.subscription })).status, 204);
  await addPasskey(client, new Authenticator(), CANARIES['name of a passkey']);
}

/** Complains as a member and as a visitor. */
async function complain({ t }: Scene, client: TestClient): Promise<void> {
  const complaint = await client.call(COMPLAIN, {
    category: 'other',
    text: CANARIES.complaint,
    link: `http://localhost:4200/members/${CANARIES['link of a complaint']}`,
  });
  assert.equal(complaint.status, 201, complaint.text);
  await closeComplaint(t.services, 'mona', complaint.body.ticket, CANARIES['resolution of a complaint']);
  const visitor = await t.asVisitor().call(COMPLAIN, {
    category: 'privacy',
    text: CANARIES['complaint of a visitor'],
    email: EMAIL.toUpperCase(),
  });
  assert.equal(visitor.status, 201, visitor.text);
}
