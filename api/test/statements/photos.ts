import type { Insertable } from 'kysely';
import * as chatPhotos from '#src/conversation/chat-photos/repository.ts';
import type { ChatPhotosTable } from '#src/conversation/chat-photos/tables.ts';
import * as photos from '#src/people/photos/repository.ts';
import type { PhotosTable } from '#src/people/photos/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

type ChatPhoto = Insertable<ChatPhotosTable>;
const FILES = JSON.stringify({ blurred: 'b', medium: 'm', large: 'l' });
async function chatPhotosOf(tx: Tx, { anna, bo }: People): Promise<void> {
  const [a, b] = [anna, bo].toSorted();
  await tx
    .insertInto('conversations')
    .values({ id: 'chat', user_a: a!, user_b: b!, started_by: anna, created_at: ago(2 * DAY) })
    .execute();
  const message = { conversation_id: 'chat', sender_id: anna, kind: 'photo', status: 'sent' } as const;
  const sent = (id: string, seq: number) => ({
    ...message,
    id,
    seq,
    client_id: id,
    created_at: ago(2 * DAY),
  });
  await tx
    .insertInto('messages')
    .values([sent('one', 1), sent('two', 2)])
    .execute();
  await tx
    .insertInto('chat_photos')
    .values(
      rowsOf<ChatPhoto>(
        (name) => ({ id: name }),
        { id: '', user_id: anna, message_id: null, width: 1, height: 1, files: FILES, created_at: ago(HOUR) },
        {
          newer: { created_at: ago(MINUTE) },
          'of one moment': { created_at: ago(MINUTE) },
          older: { created_at: ago(DAY) },
          'of another': { user_id: bo },
          sent: { message_id: 'one', created_at: ago(2 * DAY) },
          'not asked for': { message_id: 'two', created_at: ago(2 * DAY) },
          'old of another': {
            user_id: bo,
            created_at: ago(DAY + 1),
          },
        },
      ),
    )
    .execute();
}
const inChatPhotos = { table: 'chat_photos', key: 'id', write: chatPhotosOf } as const;

type Photo = Insertable<PhotosTable>;
const PHOTO_FILES = JSON.stringify({ thumb: 't', medium: 'm', large: 'l' });
const photosOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('photos')
    .values(
      rowsOf<Photo>(
        (name) => ({ id: name, original_key: name }),
        {
          id: '',
          user_id: anna,
          visibility: 'public',
          status: 'active',
          position: 1,
          width: 1,
          height: 1,
          original_key: '',
          files: PHOTO_FILES,
          censored: PHOTO_FILES,
          created_at: NOW,
        },
        {
          'same place': { status: 'pending' },
          first: { position: 0 },
          last: { position: 2 },
          'of another member': {
            user_id: bo,
            position: 7,
          },
        },
      ),
    )
    .execute();
const inPhotos = { table: 'photos', key: 'id', write: photosOf } as const;

export const PHOTOS: Readonly<Record<string, Statement>> = {
  'a photo of a chat is that of the member who uploaded it': {
    ...inChatPhotos,
    wanted: ['fits'],
    reads: async (tx, { anna }) =>
      [await chatPhotos.findOwn(tx, anna, 'fits'), await chatPhotos.findOwn(tx, anna, 'of another')].flatMap(
        (row) => row?.id ?? [],
      ),
  },
  'a photo that was sent is found': {
    ...inChatPhotos,
    wanted: ['sent'],
    reads: async (tx) =>
      [await chatPhotos.findSentPhoto(tx, 'sent'), await chatPhotos.findSentPhoto(tx, 'fits')].flatMap(
        (row) => row?.id ?? [],
      ),
  },
  'an upload of its member is tied to one message': {
    ...inChatPhotos,
    wanted: ['true', 'false', 'false', 'false'],
    async reads(tx, { anna }) {
      await tx.updateTable('chat_photos').set({ message_id: null }).where('id', '=', 'sent').execute();
      const tie = async (id: string) => String(await chatPhotos.tie(tx, anna, id, 'one'));
      return [await tie('fits'), await tie('fits'), await tie('of another'), await tie('not asked for')];
    },
  },
  'of unsent photos the newest stay': {
    ...inChatPhotos,
    wanted: ['fits', 'newer', 'older'],
    changes: (tx, { anna }) => chatPhotos.deleteSurplus(tx, anna, 1),
  },
  'unsent photos are deleted after their time': {
    ...inChatPhotos,
    wanted: ['old of another'],
    changes: (tx) => chatPhotos.deleteUnsent(tx, ago(DAY)),
  },
  'a photo is deleted as a sent one that was sent': {
    ...inChatPhotos,
    wanted: ['sent'],
    changes: (tx, _people, names) => forEach(names, (name) => chatPhotos.deleteSent(tx, name)),
  },
  'photos of a member are listed by place, and by id at one place': {
    ...inPhotos,
    wanted: ['first', 'fits', 'same place', 'last'],
    reads: async (tx, { anna }) => (await photos.listPhotos(tx, anna)).map(({ id }) => id),
  },
  'photos of a member are counted, and the next comes behind them': {
    ...inPhotos,
    wanted: ['4', '3', '8', '0'],
    reads: async (tx, { anna, bo, suspended }) => [
      String(await photos.countPhotos(tx, anna)),
      String(await photos.nextPosition(tx, anna)),
      String(await photos.nextPosition(tx, bo)),
      String(await photos.nextPosition(tx, suspended)),
    ],
  },
  'a photo is found for its owner': {
    ...inPhotos,
    wanted: ['fits'],
    reads: async (tx, { anna }) =>
      [
        await photos.findOwnPhoto(tx, anna, 'fits'),
        await photos.findOwnPhoto(tx, anna, 'of another member'),
      ].flatMap((row) => row?.id ?? []),
  },
  'the main photo of a member and the number of approved ones are in their profile alone': {
    table: 'profiles',
    key: 'user_id',
    wanted: ['anna fits 3', 'bo none 0'],
    write: photosOf,
    async reads(tx, { anna, bo }) {
      await photos.setProfilePhotos(tx, anna, 'fits');
      const rows = await tx
        .selectFrom('profiles')
        .select(['user_id', 'main_photo_id', 'photo_count'])
        .execute();
      const of = (id: string) => rows.find((row) => row.user_id === id)!;
      const shown = (name: string, id: string) =>
        `${name} ${of(id).main_photo_id ?? 'none'} ${of(id).photo_count}`;
      return [shown('anna', anna), shown('bo', bo)];
    },
  },
};
