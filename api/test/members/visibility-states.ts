import assert from 'node:assert/strict';
import { sql, type Updateable } from 'kysely';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { WITHDRAW_CONSENT } from '@rendezvous/contract/resources/consents/endpoints';
import { addPicture } from '#src/people/photos/face.ts';
import * as accounts from '#src/identity/accounts/repository.ts';
import { setAccountStatus } from '#src/identity/accounts/face.ts';
import type { ProfilesTable, UsersTable } from '#src/identity/accounts/tables.ts';
import { chatPhotoOf, memberWith, openById, send, show } from '../chats/support.ts';
import { PASSWORD, type TestApp, type TestClient, type TestUser } from '../harness.ts';
import { madePicture } from '../support/pictures/made-picture.ts';

export type Role = 'visitor' | 'free' | 'premium';

/** A viewer, and a member with unique values in every field, so that an answer shows its fields. */
export interface Pair {
  role: Role;
  viewer: TestClient;
  viewerId: string;
  target: { user: TestUser; client: TestClient; region: string; city: string };
  /** Conversation of the two; null between strangers. */
  conversation: string | null;
}

let count = 0;
/** Makes a viewer and a member with a private photo, the main photo and a second public one, in a region of their own, strangers or in contact. */
export async function makePair(t: TestApp, role: Role, contact: boolean): Promise<Pair> {
  count += 1;
  const [region, city] = [`Region-${count}`, `City-${count}`];
  const target = await memberWith(t, 5, { gender: 'female', paid: true, region, city, lastActiveAgo: 0 });
  for (const visibility of ['private', 'public', 'public'] as const)
    await addPicture(t.services, target.user.id, madePicture(), visibility);
  const { user, client } = await memberWith(t, 5, { gender: 'male', paid: role === 'premium', region });
  const viewer = role === 'visitor' ? t.asVisitor() : client;
  let conversation: string | null = null;
  if (contact) {
    conversation = (await send(client, target.user.id)).body.conversation.id;
    await send(target.client, user.id);
    await show(target.client, user.id, await chatPhotoOf(t, target.user));
  }
  return { role, viewer, viewerId: user.id, target: { ...target, region, city }, conversation };
}

/** The photos of the member as the viewer gets them before anything separates the two. */
export async function photosOf({ viewer, target }: Pair): Promise<Photo[]> {
  const page = await viewer.call(READ_MEMBER, { id: target.user.id });
  return page.body.member.photos;
}

/** Address of the photo that the member has sent to the viewer, as it was before; null between strangers. */
export async function sentPhotoOf({ viewer, conversation }: Pair): Promise<string | null> {
  if (conversation === null) return null;
  const { messages } = (await openById(viewer, conversation)).body;
  return messages.find(({ photo }) => photo)?.photo?.urls.large ?? null;
}

type Act = (t: TestApp, pair: Pair) => Promise<unknown>;

const account =
  (user: Updateable<UsersTable>, profile: Updateable<ProfilesTable> = {}): Act =>
  async ({ services: { db } }, { target }) => {
    await accounts.updateUser(db, target.user.id, user);
    await accounts.updateProfile(db, target.user.id, profile);
    await accounts.refreshListed(db, target.user.id);
  };
const suspend: Act = ({ services, clock }, { target }) =>
  services.unitOfWork((tx, afterCommit) =>
    setAccountStatus(services, { tx, afterCommit }, target.user.id, 'suspended', clock.now()),
  );
const leave: Act = async (t, { target }) => {
  const left = await target.client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' });
  assert.equal(left.status, 204);
};
const iBlock: Act = (_t, { viewer, target }) => viewer.call(BLOCK, { member: target.user.id });
const blocksMe: Act = (_t, { viewerId, target }) => target.client.call(BLOCK, { member: viewerId });
const both =
  (...acts: Act[]): Act =>
  async (t, pair) => {
    for (const act of acts) await act(t, pair);
  };

/** Relations of a member to a viewer, by the names the matrix uses. */
export const STATES = {
  normal: async () => undefined,
  'i blocked': iBlock,
  'blocked me': blocksMe,
  'both blocked': both(iBlock, blocksMe),
  invisible: account({ invisible: true }),
  'invisible, i blocked': both(account({ invisible: true }), iBlock),
  unconfirmed: account({ status: 'not_confirmed' }, { status: 'disabled' }),
  disabled: account({}, { status: 'disabled' }),
  'no consent': (_t, { target }) => target.client.call(WITHDRAW_CONSENT, { kind: 'profile' }),
  pending: account({}, { status: 'pending_review' }),
  suspended: suspend,
  left: leave,
} satisfies Record<string, Act>;
export type State = keyof typeof STATES;

/** Puts likes of both sides into the database, in every relation of the two. */
export async function insertLikes(t: TestApp, { viewerId, target }: Pair): Promise<void> {
  await insertLike(t, viewerId, target.user.id);
  await insertLike(t, target.user.id, viewerId);
}

export async function insertLike(t: TestApp, from: string, to: string): Promise<void> {
  const [day, at] = [t.clock.now().toISOString().slice(0, 10), t.clock.now()];
  await sql`insert into likes (from_user, to_user, created_at, counted_on, held) values (${from}, ${to}, ${at}, ${day}, false) on conflict do nothing`.execute(
    t.services.db,
  );
}
