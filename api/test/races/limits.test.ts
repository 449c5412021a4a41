import assert from 'node:assert/strict';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import { deleteUnsentPhotos } from '#src/conversation/chat-photos/face.ts';
import { addPicture } from '#src/people/photos/face.ts';
import { conversationsStarted } from '#src/conversation/chats/repository.ts';
import { chatPhotoOf, give, memberWith, send, show } from '../chats/support.ts';
import { balanceOf, checkLedger } from '#src/money/wallet/face.ts';
import type { TestApp } from '../harness.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { filesAtHand } from '../chats/photo-support.ts';
import { prepareRaces, type Race } from './support.ts';

const raceTest = await prepareRaces();

raceTest('of twenty conversations started at once a free member gets two', async ({ t, other }) => {
  const { user, client } = await memberWith(t, 50);
  const elsewhere = await other.signIn(user);
  const members = await Promise.all(Array.from({ length: 20 }, () => t.makeUser()));
  const answers = await Promise.all(
    members.map((member, index) => send(index % 2 ? client : elsewhere, member.id)),
  );
  assert.equal(answers.filter(({ status }) => status === 201).length, 2);
  assert.equal(answers.filter(({ code }) => code === 'conversation_limit').length, 18);
  assert.equal(await conversationsStarted(t.services.db, user.id), 2);
});

raceTest(
  '[1.005] a gift sent forty times at once to two servers is written and charged once, and forty gifts on nine credits are four',
  async ({ t, other }) => {
    const [{ user, client }, bo] = [await memberWith(t, 11), await memberWith(t, 0)];
    const elsewhere = await other.signIn(user);
    const at = (index: number) => (index % 2 ? client : elsewhere);
    const forty = Array.from({ length: 40 }, (_, index) => index);
    const same = await Promise.all(
      forty.map((index) => give(at(index), bo.user.id, 'star', 'gift-of-anna-1')),
    );
    assert.deepEqual([...new Set(same.map(({ status }) => status))], [201]);
    assert.equal(new Set(same.map(({ body }) => body.message.id)).size, 1);
    assert.equal(await balanceOf(t.services.db, user.id), 9);
    const many = await Promise.all(forty.map((index) => give(at(index), bo.user.id)));
    assert.equal(many.filter(({ status }) => status === 201).length, 4);
    assert.equal(many.filter(({ code }) => code === 'not_enough_credits').length, 36);
    assert.equal(await balanceOf(t.services.db, user.id), 1);
    assert.deepEqual((await checkLedger(t.services.db)).faults, []);
  },
);

raceTest(
  '[1.005] a photo sent forty times at once to two servers goes out once, under one client id and under forty',
  async ({ t, other }) => {
    const [{ user, client }, bo] = [await memberWith(t, 50, { paid: true }), await memberWith(t, 0)];
    const elsewhere = await other.signIn(user);
    const at = (index: number) => (index % 2 ? client : elsewhere);
    const forty = Array.from({ length: 40 }, (_, index) => index);
    const [one, two] = [await chatPhotoOf(t, user), await chatPhotoOf(t, user)];
    const same = await Promise.all(forty.map((index) => show(at(index), bo.user.id, one, 'photo-of-anna-1')));
    assert.deepEqual([...new Set(same.map(({ status }) => status))], [201]);
    assert.equal(new Set(same.map(({ body }) => body.message.id)).size, 1);
    assert.equal(await balanceOf(t.services.db, user.id), 48);
    const many = await Promise.all(forty.map((index) => show(at(index), bo.user.id, two)));
    assert.equal(many.filter(({ status }) => status === 201).length, 1);
    const refused = many.filter(({ code }) => code).map(({ problem }) => problem.errors?.[0]?.field);
    assert.deepEqual(refused, Array(39).fill('photo'));
    assert.equal(await balanceOf(t.services.db, user.id), 46);
    assert.deepEqual((await checkLedger(t.services.db)).faults, []);
  },
);

raceTest(
  'a photo that is sent while unsent ones are cleaned up goes out whole or not at all',
  async ({ t, other }) => {
    const [{ user, client }, bo] = [await memberWith(t, 90, { paid: true }), await memberWith(t, 0)];
    const photos: string[] = [];
    for (let index = 0; index < 10; index += 1) photos.push(await chatPhotoOf(t, user));
    const dayLater = {
      ...other.services,
      clock: { ...t.clock, now: () => new Date(t.clock.now().getTime() + 2 * 86_400_000) },
    };
    const [, ...answers] = await Promise.all([
      deleteUnsentPhotos(dayLater),
      ...photos.map((photo) => show(client, bo.user.id, photo)),
    ]);
    await t.services.jobs.drain();
    const { ids, names, stored } = await filesAtHand(t, user);
    const sent = answers.flatMap((reply) => (reply.code ? [] : (reply.body.message.photo?.id ?? [])));
    assert.deepEqual(ids.toSorted(), sent.toSorted());
    assert.equal(stored, names.length);
    assert.equal(await balanceOf(t.services.db, user.id), 90 - 2 * sent.length);
  },
);

/** How many of 200 photos stored at once, by two servers, a member has. */
async function storedOf200({ t, other }: Race, paid: boolean): Promise<number> {
  const { id } = await t.makeUser({ paid });
  const store = ({ services }: TestApp) => addPicture(services, id, madePicture(), 'public');
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => store(index % 2 ? t : other)),
  );
  const { count } = await t.services.db
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, count);
  return count;
}

raceTest('[5.008] of 200 photos at once exactly three of a free member are stored', async (race) =>
  assert.equal(await storedOf200(race, false), 3),
);

raceTest('[9.001] of 200 photos at once exactly 25 of a Premium member are stored', async (race) =>
  assert.equal(await storedOf200(race, true), 25),
);

raceTest(
  'of twenty complaints at once in the name of one address three are confirmed by mail',
  async (race) => {
    const email = 'flooded-at-once@mail.example';
    const complain = async (app: TestApp) => {
      const body = { category: 'other', text: 'The page is blank.', email } as const;
      const { status, text } = await app.asVisitor().call(COMPLAIN, body);
      assert.equal(status, 201, text);
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => complain(index % 2 ? race.t : race.other)));
    await race.t.services.jobs.drain();
    const mails = await race.t.services.db
      .selectFrom('outbox_mails')
      .select('to')
      .where('to', '=', email)
      .execute();
    assert.equal(mails.length, 3);
  },
);
