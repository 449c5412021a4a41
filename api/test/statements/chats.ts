import type { Insertable, Updateable } from 'kysely';
import type { UsersTable } from '#src/identity/accounts/tables.ts';
import * as chatPhotos from '#src/conversation/chat-photos/repository.ts';
import { unreadIn } from '#src/conversation/chats/lists/list-repository.ts';
import {
  countUnread,
  oldestUnread,
  stillUnread,
  stillUnreadForADay,
} from '#src/conversation/chats/notifications/unread-repository.ts';
import { removeSide } from '#src/conversation/chats/history/history-repository.ts';
import * as chats from '#src/conversation/chats/repository.ts';
import type { ConversationSidesTable, MessagesTable } from '#src/conversation/chats/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { DAY, HOUR } from '#src/platform/lib/clock.ts';
import { ago, forEach, NOW, type People, type Statement } from './support.ts';

const FILES = JSON.stringify({ blurred: 'b', medium: 'm', large: 'l' });

/** Anna has sent Bo three photos; one is withheld, and Bo has removed what came before the second. */
async function photosIn(tx: Tx, { anna, bo }: People): Promise<void> {
  const [a, b] = [anna, bo].toSorted();
  await tx
    .insertInto('conversations')
    .values({ id: 'chat', user_a: a!, user_b: b!, started_by: anna, created_at: ago(2 * DAY) })
    .execute();
  const sides = { conversation_id: 'chat', last_at: NOW };
  await tx
    .insertInto('conversation_sides')
    .values([
      { ...sides, user_id: anna, other_id: bo },
      { ...sides, user_id: bo, other_id: anna, hidden_seq: 1, unread: 2, read_seq: 1 },
    ])
    .execute();
  const photo = (id: string, seq: number, status: 'sent' | 'held'): Insertable<MessagesTable> => ({
    id,
    seq,
    status,
    conversation_id: 'chat',
    sender_id: anna,
    client_id: id,
    kind: 'photo',
    photo_id: id,
    created_at: ago(DAY + HOUR),
  });
  const messages = [photo('removed', 1, 'sent'), photo('sent', 2, 'sent'), photo('withheld', 3, 'held')];
  await tx.insertInto('messages').values(messages).execute();
  await tx
    .insertInto('chat_photos')
    .values(
      [...messages.map(({ id }) => ({ id, message_id: id })), { id: 'unsent', message_id: null }].map(
        (row) => ({ ...row, user_id: anna, width: 1, height: 1, files: FILES, created_at: NOW }),
      ),
    )
    .execute();
  const notice = {
    user_id: bo,
    actor_id: anna,
    conversation_id: 'chat',
    mail_id: null,
    mailing_until: null,
  } as const;
  await tx
    .insertInto('notifications')
    .values([
      ...['removed', 'sent', 'withheld'].map((item) => ({
        ...notice,
        cause: 'message' as const,
        state: 'new' as const,
        id: item,
        item,
        created_at: NOW,
      })),
      { ...notice, cause: 'unread', state: 'new', id: 'daily', item: 'daily', created_at: NOW },
      {
        ...notice,
        cause: 'unread',
        state: 'new',
        id: 'too early',
        item: 'too early',
        created_at: ago(2 * HOUR),
      },
    ])
    .execute();
}
const inPhotos = { table: 'chat_photos', key: 'id' } as const;
const all = ['removed', 'sent', 'withheld', 'unsent'];

/** Photos that a reader may see, each with whose it is. */
const readBy = async (tx: Tx, reader: string): Promise<string[]> => {
  const found = await Promise.all(all.map((id) => chatPhotos.findForReader(tx, reader, id)));
  return found.flatMap((photo, place) => (photo ? `${all[place]!} ${photo.isOwn ? 'own' : 'other'}` : []));
};
const daily = async (tx: Tx): Promise<string[]> => [
  ...(await stillUnreadForADay(tx, ['daily', 'too early'])),
];
/** A daily reminder that counts nothing, for what was changed since Anna has sent her photos. */
const noDaily = (change: (tx: Tx, people: People) => Promise<unknown>): Statement => ({
  ...inPhotos,
  wanted: ['null'],
  async write(tx, people) {
    await photosIn(tx, people);
    await change(tx, people);
  },
  reads: async (tx, { bo }) => [...(await daily(tx)), String(await oldestUnread(tx, bo, null))],
});
const sideOfBo =
  (change: Updateable<ConversationSidesTable>) =>
  (tx: Tx, { bo }: People): Promise<unknown> =>
    tx.updateTable('conversation_sides').set(change).where('user_id', '=', bo).execute();
const sender =
  (change: Updateable<UsersTable>) =>
  (tx: Tx, { anna }: People): Promise<unknown> =>
    tx.updateTable('users').set(change).where('id', '=', anna).execute();
const blocks = (tx: Tx, blocker: string, blocked: string): Promise<unknown> =>
  tx.insertInto('blocks').values({ blocker, blocked, created_at: NOW }).execute();

export const CHATS: Readonly<Record<string, Statement>> = {
  'a sender reads all photos they have sent': {
    ...inPhotos,
    wanted: ['removed own', 'sent own', 'withheld own'],
    write: photosIn,
    reads: (tx, { anna }) => readBy(tx, anna),
  },
  'a receiver reads photos that went out and that they have not removed': {
    ...inPhotos,
    wanted: ['sent other'],
    write: photosIn,
    reads: (tx, { bo }) => readBy(tx, bo),
  },
  'nobody else reads the photos of a conversation': {
    ...inPhotos,
    wanted: [],
    write: photosIn,
    reads: (tx, { suspended }) => readBy(tx, suspended),
  },
  'photos are deleted that neither side can see any longer': {
    ...inPhotos,
    wanted: ['removed'],
    async write(tx, people) {
      await photosIn(tx, people);
      await tx.updateTable('conversation_sides').set({ hidden_seq: 1 }).execute();
    },
    changes: (tx) => chatPhotos.deleteUnseen(tx, 'chat'),
  },
  'photos of another conversation stay': {
    ...inPhotos,
    wanted: [],
    async write(tx, people) {
      await photosIn(tx, people);
      await tx.updateTable('conversation_sides').set({ hidden_seq: 9 }).execute();
    },
    changes: (tx) => chatPhotos.deleteUnseen(tx, 'another'),
  },
  'all photos of one member are deleted': {
    ...inPhotos,
    wanted: all.toSorted(),
    write: photosIn,
    async changes(tx, { anna, bo }) {
      await chatPhotos.deleteAll(tx, bo);
      const { left } = await tx
        .selectFrom('chat_photos')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      if (Number(left) === all.length) await chatPhotos.deleteAll(tx, anna);
    },
  },
  'a notification of a message is news while the message is unread': {
    ...inPhotos,
    wanted: ['sent'],
    write: photosIn,
    reads: async (tx) => [...(await stillUnread(tx, all))],
  },
  'a notification of a message that was read is no news': {
    ...inPhotos,
    wanted: [],
    async write(tx, people) {
      await photosIn(tx, people);
      await sideOfBo({ read_seq: 2 })(tx, people);
    },
    reads: async (tx) => [...(await stillUnread(tx, all))],
  },
  'a daily reminder counts what has been unread for a day': {
    ...inPhotos,
    wanted: ['daily'],
    write: photosIn,
    reads: daily,
  },
  'no reminder counts what was read': noDaily(sideOfBo({ read_seq: 2 })),
  'no reminder counts what was removed': noDaily(sideOfBo({ hidden_seq: 2 })),
  'no reminder counts a conversation without unread messages': noDaily(sideOfBo({ unread: 0 })),
  'no reminder counts a removed conversation': noDaily(sideOfBo({ removed: true })),
  'no reminder counts messages of a fictional profile': noDaily(sender({ fictional: true })),
  'no reminder counts messages of a member who leaves': noDaily(sender({ status: 'pending_deletion' })),
  'no reminder counts messages of a suspended member': noDaily(sender({ status: 'suspended' })),
  'no reminder counts messages of a blocked member': noDaily((tx, { anna, bo }) => blocks(tx, bo, anna)),
  'no reminder counts messages of a member who blocks': noDaily((tx, { anna, bo }) => blocks(tx, anna, bo)),
  'the oldest unread message is read, or the oldest after a moment': {
    ...inPhotos,
    wanted: ['sent', 'later', 'none', '1', '0', '2'],
    async write(tx, people) {
      await photosIn(tx, people);
      const later = {
        conversation_id: 'chat',
        sender_id: people.anna,
        kind: 'text',
        status: 'sent',
      } as const;
      await tx
        .insertInto('messages')
        .values({ ...later, id: 'later', client_id: 'later', seq: 4, text: 'hello', created_at: ago(HOUR) })
        .execute();
    },
    reads: async (tx, { bo }) => [
      (await oldestUnread(tx, bo, null))?.id ?? 'none',
      (await oldestUnread(tx, bo, ago(DAY + HOUR)))?.id ?? 'none',
      (await oldestUnread(tx, bo, ago(HOUR)))?.id ?? 'none',
      String(await countUnread(tx, bo, ago(DAY + HOUR))),
      String(await countUnread(tx, bo, ago(DAY + HOUR + 1))),
      String(await countUnread(tx, bo, ago(HOUR))),
    ],
  },
  'unread messages of a member are counted in one conversation and in all': {
    ...inPhotos,
    wanted: ['2 2', '0 0'],
    write: photosIn,
    reads: async (tx, { anna, bo }) => {
      const counts = await Promise.all([unreadIn(tx, bo, 'chat'), unreadIn(tx, anna, 'chat')]);
      return counts.map(({ unread, total_unread: total }) => `${unread} ${total}`);
    },
  },
  'a conversation is removed from one side, with what waits to be sent from there': {
    ...inPhotos,
    wanted: ['anna false 0 0', 'bo true 3 3', 'removed, sent, withheld', 'removed, sent'],
    async write(tx, people) {
      await photosIn(tx, people);
      await tx.updateTable('conversations').set({ last_seq: 3 }).execute();
    },
    async reads(tx, { anna, bo }) {
      const messages = async () => {
        const rows = await tx.selectFrom('messages').select('id').orderBy('seq').execute();
        return rows.map(({ id }) => id).join(', ');
      };
      await removeSide(tx, bo, 'chat');
      const sides = await tx.selectFrom('conversation_sides').selectAll().execute();
      const shown = (name: string, id: string) => {
        const side = sides.find((one) => one.user_id === id)!;
        return `${name} ${side.removed} ${side.hidden_seq} ${side.read_seq}`;
      };
      const left = await messages();
      await removeSide(tx, anna, 'chat');
      return [shown('anna', anna), shown('bo', bo), left, await messages()];
    },
  },
  'a member starts conversations up to the limit, and none where the limit is none': {
    table: 'conversation_starts',
    key: 'user_id',
    wanted: ['true', 'true', 'false', '2', 'false', '0', 'true'],
    write: () => Promise.resolve(),
    async reads(tx, { anna, bo }) {
      const starts = await forEach(['2', '2', '2'], (limit) => chats.spendStart(tx, anna, Number(limit)));
      return [
        ...starts.map(String),
        String(await chats.conversationsStarted(tx, anna)),
        String(await chats.spendStart(tx, bo, 0)),
        String(await chats.conversationsStarted(tx, bo)),
        String(await chats.spendStart(tx, bo, 1)),
      ];
    },
  },
};
