import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { newId } from '#src/platform/lib/ids.ts';
import type { RouteEntry } from '#src/platform/route-types.ts';
import { addPicture } from '#src/people/photos/face.ts';
import { chatPhotoOf, memberWith, send as write } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { started } from '../payments/support.ts';
import type { Answer, Method } from '../support/client.ts';
import { Authenticator } from '../support/accounts/authenticator.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { addPasskey } from '../support/accounts/passkeys.ts';
import { idProperties, objectOf, sample, type Schema } from '../support/hostile/samples.ts';
import { snapshot } from '../support/databases/snapshot.ts';

/** Every route of the endpoint table that accepts the id of something a member owns, asked by each role. */
const t = await createTestApp();
after(() => t.close());

const owner = await memberWith(t, 5, { paid: true });
const blocked = await memberWith(t, 5, { paid: true });
const stranger = await memberWith(t, 5, { paid: true });
/** Has a conversation with the owner, who has become invisible since. */
const contact = await memberWith(t, 5, { paid: true });

const {
  conversation: { id: conversation },
  message: { id: message },
} = (await write(blocked.client, owner.user.id)).body;
await addPicture(t.services, owner.user.id, madePicture(), 'public');
const { id: photo } = await t.services.db
  .selectFrom('photos')
  .select('id')
  .where('user_id', '=', owner.user.id)
  .executeTakeFirstOrThrow();
const { id: removed } = await addPicture(t.services, owner.user.id, madePicture(), 'public');
await owner.client.delete('/api/photo.php', { id: removed });
const { id: session } = await t.services.db
  .selectFrom('sessions')
  .select('id')
  .where('user_id', '=', owner.user.id)
  .executeTakeFirstOrThrow();
const chatPhoto = await chatPhotoOf(t, owner.user);
const passkey = await addPasskey(owner.client, new Authenticator());
const payment = (await started(owner.client)).id;
await owner.client.post('/api/block.php', { member: blocked.user.id });
const openConversation = (await write(contact.client, owner.user.id)).body.conversation.id;
const hidden = await owner.client.put('/api/user.php', { invisible: true });
assert.equal(hidden.status, 200, hidden.text);

/** What an id names, by path and property; null where it names a member or something public, which other tests cover. */
const THINGS: Readonly<Record<string, string | null>> = {
  '/api/user.php main_image': photo,
  '/api/sessions.php id': session,
  '/api/photo.php id': photo,
  '/api/photo-restore.php id': removed,
  '/api/payment.php id': payment,
  '/api/withdraw.php payment': payment,
  // Asked for by another member in mandates/removal.test.ts.
  '/api/mandates.php id': null,
  // Debits are asked for by other members in debits/form.test.ts.
  '/api/directdebit.php payment': null,
  '/api/directdebit-resend.php payment': null,
  '/api/passkey.php id': passkey,
  '/api/chat.php conversation': conversation,
  '/api/chat.php member': null,
  '/api/chat.php photo': chatPhoto,
  '/api/chat.php gift': null,
  '/api/chat.php icebreaker': null,
  '/api/member.php id': null,
  '/api/suggestions.php for': null,
  '/api/like.php member': null,
  '/api/like-seen.php member': null,
  '/api/block.php member': null,
  '/api/swipe.php member': null,
  '/api/report.php member': null,
  '/api/report.php photo': null,
  '/api/report.php message': message,
  '/api/lander-event.php lander': null,
  '/likes like': null,
  '/likes unlike': null,
};

type Reply = Answer<Problem>;
const schemaOf = (part: unknown) => objectOf(part as Schema | undefined);
const valid = (schema: Schema | undefined) =>
  schema ? (sample(schema) as Record<string, unknown>) : undefined;

function ask(client: TestClient, route: RouteEntry, name: string, id: string): Promise<Reply> {
  const [inBody, inQuery] = [schemaOf(route.body), schemaOf(route.querystring)];
  const body = inBody && { ...valid(inBody), ...(inBody.properties?.[name] && { [name]: id }) };
  const query = { ...valid(inQuery), ...(inQuery?.properties?.[name] && { [name]: id }) };
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return client.request<Problem>(route.method as Method, text ? `${route.url}?${text}` : route.url, body);
}

const said = ({ status, body }: Reply): string => `${status} ${body?.code ?? ''}`;

async function changesNothing(attack: () => Promise<void>): Promise<void> {
  const before = await snapshot(t.services.db);
  await attack();
  assert.deepEqual(await snapshot(t.services.db), before, 'the database changed');
}

const routes = t.app.routeTable
  .filter(({ url, method, access }) => (url.startsWith('/api/') || method !== 'GET') && access !== 'operator')
  .flatMap((route) =>
    [...idProperties(schemaOf(route.body)), ...idProperties(schemaOf(route.querystring))].map((name) => ({
      route,
      name,
      key: `${route.url} ${name}`,
    })),
  )
  // What is removed is removed last, and the session that asks for it at the very end.
  .sort((a, b) => rank(a.route) - rank(b.route));

function rank({ method, url }: RouteEntry): number {
  return method === 'DELETE' ? (url === '/api/sessions.php' ? 2 : 1) : 0;
}

test('every id that a route accepts is known to this table', () => {
  assert.deepEqual(
    routes.map(({ key }) => key).filter((key) => THINGS[key] === undefined),
    [],
  );
});

for (const { route, name, key } of routes) {
  const id = THINGS[key];
  if (typeof id !== 'string') continue;
  const isSide = name === 'conversation';
  test(`${route.method} ${key}: visitor, stranger, blocked member, contact and owner get what is theirs`, async () => {
    await changesNothing(async () => {
      const asVisitor = async (of: string) => said(await ask(t.asVisitor(), route, name, of));
      const refused = route.access === 'public' ? await asVisitor(newId()) : '403 authentication_required';
      assert.equal(await asVisitor(id), refused, 'a visitor');
      const unknown = said(await ask(stranger.client, route, name, newId()));
      assert.match(unknown, /^4/);
      assert.equal(said(await ask(stranger.client, route, name, id)), unknown, 'a stranger');
      assert.equal(
        said(await ask(contact.client, route, name, id)),
        unknown,
        "an invisible member's contact",
      );
      if (!isSide)
        assert.equal(said(await ask(blocked.client, route, name, id)), unknown, 'the blocked member');
    });
    if (isSide) {
      const reply = await ask(blocked.client, route, name, id);
      if (route.method === 'POST') assert.match(said(reply), /blocked_by_member|validation_failed/);
      else assert.doesNotMatch(said(reply), /^(403|404|5)/, 'the own side of a closed conversation');
      const open = said(await ask(contact.client, route, name, openConversation));
      assert.doesNotMatch(open, /^(403|404|5)|blocked/, "an invisible member's contact");
    }
    assert.doesNotMatch(said(await ask(owner.client, route, name, id)), /^(404|5)/, 'the owner');
  });
}
