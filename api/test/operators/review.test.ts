import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  OPS_LIST_PROFILES,
  OPS_LIST_PHOTOS,
  OPS_REVIEW_PHOTO,
  OPS_SEND_TO_REVIEW,
  OPS_REVIEW_PROFILE,
} from '@rendezvous/contract/operators/review/endpoints';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import { OPS_RESTORE_MEMBER, OPS_SUSPEND_MEMBER } from '@rendezvous/contract/operators/members/endpoints';
import { addPicture } from '#src/people/photos/face.ts';
import { createTestApp } from '../harness.ts';
import { STATEMENT } from '../support/statement.ts';
import { madePicture } from '../support/pictures/made-picture.ts';

const t = await createTestApp();
after(() => t.close());
const { client, operator } = await t.operator('reviewer');

const photos = (cursor?: string | null) => client.call(OPS_LIST_PHOTOS, { cursor });
const profiles = async () => (await client.call(OPS_LIST_PROFILES)).body.items;
const statusOf = async (table: 'photos' | 'profiles', column: 'id' | 'user_id', id: string) =>
  (
    await t.services.db
      .selectFrom(table)
      .select('status')
      .where(column as 'user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

/** A member whose next photos wait for their review. */
async function photographed() {
  await t.set('photo_review', true);
  const member = await t.member();
  const { id } = await addPicture(t.services, member.user.id, madePicture(), 'public');
  return { ...member, photo: id };
}

test('photos that wait come with links that open for this operator alone, and for as long as they wait', async () => {
  const { photo, user, client: member } = await photographed();
  const { body } = await photos();
  const found = body.items.find(({ id }) => id === photo)!;
  assert.deepEqual([found.member.id, found.visibility], [user.id, 'public']);
  const picture = await client.get(found.urls.medium);
  assert.equal(picture.status, 200);
  assert.deepEqual(
    [picture.headers['content-type'], picture.headers['cache-control']],
    ['image/webp', 'private, no-store'],
  );
  const other = (await t.operator('reviewer')).client;
  assert.equal((await other.get(found.urls.medium)).status, 403, 'signed for another operator');
  assert.equal((await member.get(found.urls.medium)).status, 403);
  assert.equal((await member.get(found.urls.medium.replace('/review/', '/'))).status, 403);
  assert.equal((await (await t.operator('support')).client.get(found.urls.medium)).status, 403);
  await client.call(OPS_REVIEW_PHOTO, { photo, decision: 'approve' });
  assert.equal((await client.get(found.urls.medium)).status, 404, 'it waits no longer');
});

test('an operator approves a photo, or rejects it for a reason that its owner reads', async () => {
  const { photo, client: member } = await photographed();
  assert.equal((await client.call(OPS_REVIEW_PHOTO, { photo, decision: 'reject' })).status, 422);
  assert.equal(
    (await client.call(OPS_REVIEW_PHOTO, { photo, decision: 'approve', reason: 'nudity' })).status,
    422,
  );
  assert.equal(
    (await client.call(OPS_REVIEW_PHOTO, { photo, decision: 'reject', reason: 'not_you' })).status,
    204,
  );
  const { body } = await member.call(READ_USER);
  assert.equal(body.user!.profile.photos.find(({ id }) => id === photo)?.reason, 'not_you');
  assert.equal((await client.call(OPS_REVIEW_PHOTO, { photo, decision: 'approve' })).status, 204);
  assert.equal(await statusOf('photos', 'id', photo), 'active');
  assert.equal((await client.call(OPS_REVIEW_PHOTO, { photo: 'none', decision: 'approve' })).status, 404);
  const acts = await t.services.db
    .selectFrom('audit_log')
    .select(['operator', 'action'])
    .where('subject', '=', photo)
    .orderBy('at')
    .execute();
  assert.deepEqual(acts, [
    { operator: operator.name, action: 'photo.reject' },
    { operator: operator.name, action: 'photo.approve' },
  ]);
});

test('the queue of photos comes in pages, the oldest first, without those of suspended members', async () => {
  const { user } = await photographed();
  for (let more = 0; more < 6; more += 1)
    for (let each = 0; each < 6; each += 1)
      await addPicture(t.services, (await t.makeUser()).id, madePicture(), 'public');
  await t.services.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
  const first = (await photos()).body;
  const second = (await photos(first.next_cursor)).body;
  const all = [...first.items, ...second.items];
  assert.equal(first.items.length, 30);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  assert.ok(all.every(({ member }) => member.id !== user.id));
  const times = all.map(({ created_at: at }) => at);
  assert.deepEqual(times, times.toSorted());
});

test('a profile sent to review is hidden; approval of the version that was read shows it again', async () => {
  const { user, client: member } = await t.member({ aboutMe: 'Call me at 555.' });
  await member.call(CHANGE_USER, {
    profile: { half_prompts: [{ prompt: 'sunday', language: 'de', text: 'mit dir' }] },
  });
  const reason = 'A telephone number in the text.';
  assert.equal(
    (await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT, facts: reason })).status,
    204,
  );
  assert.equal(
    (await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT, facts: reason })).code,
    'duplicate',
  );
  const other = await t.member();
  assert.equal((await other.client.call(READ_MEMBER, { id: user.id })).status, 404);
  const waiting = (await profiles()).find((item) => item.member.id === user.id)!;
  assert.deepEqual([waiting.about_me, waiting.reason], ['Call me at 555.', reason]);

  await member.call(CHANGE_USER, { profile: { about_me: 'Write to me here.' } });
  const verdict = { member: user.id, version: waiting.version, decision: 'approve' } as const;
  assert.equal((await client.call(OPS_REVIEW_PROFILE, verdict)).code, 'profile_changed');
  const version = (await profiles()).find((item) => item.member.id === user.id)!.version;
  assert.equal((await client.call(OPS_REVIEW_PROFILE, { ...verdict, version })).status, 204);
  assert.equal((await other.client.call(READ_MEMBER, { id: user.id })).status, 200);
  assert.equal((await client.call(OPS_REVIEW_PROFILE, { ...verdict, version })).code, 'not_found');
});

test('a profile that goes back is explained by mail in its member’s language, and waits again once its words change', async () => {
  const { user, client: member } = await t.member({ language: 'nl' });
  await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT });
  const { version } = (await profiles()).find((item) => item.member.id === user.id)!;
  const verdict = { member: user.id, version, decision: 'send_back' } as const;
  assert.equal((await client.call(OPS_REVIEW_PROFILE, verdict)).status, 422, 'a reason is needed');
  assert.equal((await client.call(OPS_REVIEW_PROFILE, { ...verdict, reason: 'contact' })).status, 204);
  await t.services.jobs.drain();
  const mail = await t.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to', '=', user.email)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  assert.ok(mail.subject.includes('profiel') && mail.text.includes('telefoonnummer'), mail.text);
  assert.equal(await statusOf('profiles', 'user_id', user.id), 'disabled');
  assert.ok(!(await profiles()).some((item) => item.member.id === user.id));

  assert.equal((await member.call(CHANGE_USER, { profile: { hair_color: 'blond' } })).status, 200);
  assert.equal(await statusOf('profiles', 'user_id', user.id), 'disabled', 'no word has changed');
  await member.call(CHANGE_USER, { profile: { about_me: 'Nothing but myself.' } });
  const again = (await profiles()).find((item) => item.member.id === user.id)!;
  assert.deepEqual([again.about_me, again.reason], ['Nothing but myself.', null]);
});

test('a suspension and a restore preserve the state of the review', async () => {
  const { user } = await t.member();
  const admin = (await t.operator('admin')).client;
  await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT });
  await admin.call(OPS_SUSPEND_MEMBER, { member: user.id, ...STATEMENT });
  assert.ok(!(await profiles()).some((item) => item.member.id === user.id));
  await admin.call(OPS_RESTORE_MEMBER, { member: user.id, reason: 'It was nothing.' });
  assert.equal(await statusOf('profiles', 'user_id', user.id), 'pending_review');
  assert.ok((await profiles()).some((item) => item.member.id === user.id));
});

test('a profile that was sent back stays out of sight when its member is suspended and restored', async () => {
  const { user } = await t.member();
  const admin = (await t.operator('admin')).client;
  await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT });
  const { version } = (await profiles()).find((item) => item.member.id === user.id)!;
  await client.call(OPS_REVIEW_PROFILE, {
    member: user.id,
    version,
    decision: 'send_back',
    reason: 'contact',
  });
  await admin.call(OPS_SUSPEND_MEMBER, { member: user.id, ...STATEMENT });
  const restored = await admin.call(OPS_RESTORE_MEMBER, {
    member: user.id,
    reason: 'It was nothing.',
  });
  assert.equal(restored.status, 204);
  assert.equal(await statusOf('profiles', 'user_id', user.id), 'disabled');
  const other = await t.member();
  assert.equal((await other.client.call(READ_MEMBER, { id: user.id })).status, 404);
});

test('a telephone number in the name of a profile puts it to review', async () => {
  const { user, client: member } = await t.member({ name: '0612345678' });
  await member.call(CHANGE_USER, { profile: { about_me: 'I bake.' } });
  const waiting = (await profiles()).find((item) => item.member.id === user.id);
  assert.deepEqual(waiting?.found, ['number']);
});

test('a profile with contact details waits for review and stays visible; without them it leaves the queue', async () => {
  const { user, client: member } = await t.member();
  const other = (await t.member()).client;
  const say = async (profile: ProfilePatch) =>
    assert.equal((await member.call(CHANGE_USER, { profile })).status, 200);
  const waiting = async () => (await profiles()).find((item) => item.member.id === user.id);
  const isShown = async () => (await other.call(READ_MEMBER, { id: user.id })).status === 200;

  await say({ about_me: 'Born on 01.02.1990, moved in 2019. I bake 3.5 loaves a week, etc.' });
  assert.equal(await waiting(), undefined, 'nothing to be found');
  await say({ about_me: 'Ring 06-1234 5678 9 or see my page: www.bread.example' });
  assert.deepEqual((await waiting())?.found, ['link', 'number']);
  assert.equal(await isShown(), true, 'a guess hides no member');
  await say({ about_me: 'I bake.' });
  assert.equal(await waiting(), undefined, 'the words are gone');

  await say({ half_prompts: [{ prompt: 'sunday', language: 'en', text: 'baking (at) mail.example' }] });
  const { version, found, reason } = (await waiting())!;
  assert.deepEqual([found, reason], [['address'], null]);
  const verdict = { member: user.id, version, decision: 'approve' } as const;
  assert.equal((await client.call(OPS_REVIEW_PROFILE, verdict)).status, 204);
  assert.deepEqual([await waiting(), await isShown()], [undefined, true]);
  await say({ hair_color: 'blond' });
  assert.equal(await waiting(), undefined, 'approved until its words change');

  await say({ about_me: 'Find me: @bread_and_more' });
  const again = (await waiting())!;
  assert.deepEqual(again.found, ['address', 'account']);
  const back = { member: user.id, version: again.version, decision: 'send_back', reason: 'contact' } as const;
  assert.equal((await client.call(OPS_REVIEW_PROFILE, back)).status, 204);
  assert.equal(await isShown(), false);
  await say({ about_me: 'Ring me: +31 6 1234 5678' });
  assert.deepEqual([(await waiting())?.found, await isShown()], [null, false], 'sent back: out of sight');
});

test('the setting profile_review sends every profile with new words to review, or none; one that an operator sent stays there', async () => {
  const { user, client: member } = await t.member();
  const waiting = async () => (await profiles()).find((item) => item.member.id === user.id);
  await t.set('profile_review', 'none');
  await member.call(CHANGE_USER, { profile: { about_me: 'Write to me@mail.example' } });
  assert.equal(await waiting(), undefined);
  await t.set('profile_review', 'all');
  await member.call(CHANGE_USER, { profile: { about_me: 'I bake.' } });
  assert.deepEqual((await waiting())?.found, []);
  const reason = 'Somebody complained.';
  assert.equal(
    (await client.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT, facts: reason })).status,
    204,
  );
  await member.call(CHANGE_USER, { profile: { about_me: 'I still bake.' } });
  assert.deepEqual([(await waiting())?.reason, (await waiting())?.found], [reason, null]);
  await t.set('profile_review', 'suspicious');
});
