import type { Insertable } from 'kysely';
import { stillNewLikes, stillNewMatches } from '#src/people/likes/repository.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import * as mails from '#src/platform/notifications/mail-repository.ts';
import * as notifications from '#src/platform/notifications/repository.ts';
import type { NotificationsTable } from '#src/platform/notifications/tables.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Notification = Insertable<NotificationsTable>;
const notificationsOf = (tx: Tx, { anna, bo }: People): Promise<unknown> =>
  tx
    .insertInto('notifications')
    .values(
      rowsOf<Notification>(
        (name) => ({ id: name, item: name }),
        {
          id: '',
          user_id: anna,
          cause: 'like',
          item: '',
          actor_id: bo,
          conversation_id: null,
          state: 'waiting',
          mail_id: null,
          mailing_until: null,
          created_at: ago(HOUR),
        },
        {
          newer: { created_at: ago(MINUTE) },
          older: { created_at: ago(DAY) },
          new: { state: 'new' },
          stuck: {
            state: 'mailing',
            mail_id: 'mail',
            mailing_until: NOW,
            created_at: ago(2 * HOUR),
          },
          'on its way': {
            state: 'mailing',
            mail_id: 'mail',
            mailing_until: LATER,
          },
          'in another mail': {
            state: 'mailing',
            mail_id: 'other mail',
            mailing_until: LATER,
          },
          seen: {
            state: 'seen',
            created_at: NOW,
          },
          'seen of the mail': { state: 'seen', mail_id: 'mail' },
          mailed: {
            state: 'mailed',
            mail_id: 'mail',
          },
          'of another member': {
            user_id: bo,
            actor_id: anna,
            created_at: after(NOW, 1),
          },
          'of a match': {
            cause: 'match',
            created_at: ago(1),
            state: 'dropped',
          },
        },
      ),
    )
    .execute();
const inNotifications = { table: 'notifications', key: 'id', write: notificationsOf } as const;

/** Likes that notifications are about: `fits` is new, and the others are not. */
const likesOf =
  (own: { held?: boolean; seen_at?: Date; match_seen_at?: Date }, back?: { held: boolean }) =>
  async (tx: Tx, people: People): Promise<void> => {
    const { anna, bo } = people;
    await notificationsOf(tx, people);
    const like = { counted_on: '2026-11-20', created_at: ago(HOUR), seen_at: null, match_seen_at: null };
    await tx
      .insertInto('likes')
      .values({
        ...like,
        from_user: bo,
        to_user: anna,
        held: own.held ?? false,
        seen_at: own.seen_at ?? null,
      })
      .execute();
    if (back)
      await tx
        .insertInto('likes')
        .values({
          ...like,
          ...back,
          from_user: anna,
          to_user: bo,
          match_seen_at: own.match_seen_at ?? null,
        })
        .execute();
  };
const newLikes = (tx: Tx) => stillNewLikes(tx, ['fits', 'of another member']).then((ids) => [...ids]);
const newMatches = (tx: Tx) => stillNewMatches(tx, ['fits']).then((ids) => [...ids]);

export const NOTIFICATIONS: Readonly<Record<string, Statement>> = {
  'a notification is passed on from one state, once': {
    ...inNotifications,
    wanted: ['fits', 'newer'],
    becomes: { state: 'pushed' },
    answers: [true, true, false, false],
    changes: (tx) =>
      forEach(['fits', 'newer', 'seen', 'new'], (id) => notifications.passOn(tx, id, 'waiting', 'pushed')),
  },
  'several notifications are passed on from one state': {
    ...inNotifications,
    wanted: ['fits', 'newer'],
    becomes: { state: 'pushed' },
    changes: (tx) => notifications.passAllOn(tx, ['fits', 'newer', 'seen', 'new'], 'waiting', 'pushed'),
  },
  'notifications end that are not settled': {
    ...inNotifications,
    wanted: ['fits', 'new', 'stuck'],
    becomes: { state: 'dropped' },
    changes: (tx) => notifications.end(tx, ['fits', 'new', 'stuck', 'mailed', 'seen'], 'dropped'),
  },
  'one notification ends, and none where none is named': {
    ...inNotifications,
    wanted: ['fits'],
    becomes: { state: 'seen' },
    async changes(tx) {
      await notifications.end(tx, [], 'dropped');
      await notifications.end(tx, ['fits'], 'seen');
    },
  },
  'two hundred open notifications of a member are read at once': {
    ...inNotifications,
    wanted: ['200'],
    async write(tx, { anna }) {
      const row = { user_id: anna, cause: 'like', state: 'waiting', created_at: NOW } as const;
      const ids = Array.from({ length: 201 }, (_, place) => `notification ${place}`);
      await tx
        .insertInto('notifications')
        .values(
          ids.map((id) => ({
            ...row,
            id,
            item: id,
            actor_id: null,
            conversation_id: null,
            mail_id: null,
            mailing_until: null,
          })),
        )
        .execute();
    },
    reads: async (tx, { anna }) => [String((await notifications.openNotifications(tx, anna, NOW)).length)],
  },
  'members are named whose notification waits since before a moment, or whose mail is stuck by now': {
    ...inNotifications,
    wanted: ['bo', 'suspended'],
    async write(tx, { anna, bo, suspended }) {
      const row = { cause: 'like', actor_id: null, conversation_id: null, mail_id: null } as const;
      const stuck = { ...row, state: 'mailing', created_at: ago(DAY) } as const;
      await tx
        .insertInto('notifications')
        .values([
          {
            ...row,
            id: 'late',
            item: 'late',
            user_id: anna,
            state: 'waiting',
            mailing_until: null,
            created_at: ago(HOUR),
          },
          { ...stuck, id: 'on its way', item: 'on its way', user_id: anna, mailing_until: LATER },
          { ...stuck, id: 'stuck', item: 'stuck', user_id: bo, mailing_until: NOW },
          {
            ...row,
            id: 'waits',
            item: 'waits',
            user_id: suspended,
            state: 'waiting',
            mailing_until: null,
            created_at: ago(HOUR + 1),
          },
        ])
        .execute();
    },
    async reads(tx, people) {
      const found = await notifications.membersWaiting(tx, ago(HOUR), NOW);
      return (['anna', 'bo', 'suspended'] as const).filter((name) => found.includes(people[name]));
    },
  },
  'open notifications of a member wait or got stuck, the oldest first': {
    ...inNotifications,
    wanted: ['older', 'stuck', 'fits', 'newer'],
    reads: async (tx, { anna }) => (await notifications.openNotifications(tx, anna, NOW)).map(({ id }) => id),
  },
  'members with notifications that have waited or got stuck since before a moment are named': {
    ...inNotifications,
    wanted: ['1', '0', '2'],
    reads: async (tx) => [
      String((await notifications.membersWaiting(tx, ago(HOUR), NOW)).length),
      String((await notifications.membersWaiting(tx, ago(DAY), NOW)).length),
      String((await notifications.membersWaiting(tx, LATER, NOW)).length),
    ],
  },
  'notifications before a moment are deleted': {
    ...inNotifications,
    wanted: ['older', 'stuck'],
    changes: (tx) => notifications.forgetNotifications(tx, ago(HOUR)),
  },
  'the last notification of a member by a cause gives its time': {
    ...inNotifications,
    wanted: [NOW.toISOString(), ago(1).toISOString()],
    reads: async (tx, { anna }) => [
      (await notifications.lastNotified(tx, anna, 'like'))?.toISOString() ?? 'none',
      (await notifications.lastNotified(tx, anna, 'match'))?.toISOString() ?? 'none',
    ],
  },
  'an accepted mail settles its own notifications': {
    ...inNotifications,
    wanted: ['on its way', 'stuck'],
    becomes: { state: 'mailed' },
    changes: (tx) => mails.settleMail(tx, 'mail'),
  },
  'a refused mail releases its own notifications': {
    ...inNotifications,
    wanted: ['on its way'],
    changes: (tx) => mails.releaseMail(tx, 'mail', NOW),
  },
  'a mail claims what waits and what got stuck': {
    ...inNotifications,
    wanted: ['fits', 'stuck'],
    async changes(tx) {
      const asked = await notifications.findNotifications(tx, ['fits', 'stuck', 'on its way', 'new', 'seen']);
      await mails.claimMail(tx, 'a third mail', asked, NOW);
    },
  },
  'a notification of a like is news while the like is': {
    ...inNotifications,
    write: likesOf({}),
    wanted: ['fits'],
    reads: newLikes,
  },
  'a notification of a like that is withheld is no news': {
    ...inNotifications,
    write: likesOf({ held: true }),
    wanted: [],
    reads: newLikes,
  },
  'a notification of a like that was seen is no news': {
    ...inNotifications,
    write: likesOf({ seen_at: NOW }),
    wanted: [],
    reads: newLikes,
  },
  'a notification of a like that was answered is no news': {
    ...inNotifications,
    write: likesOf({ seen_at: NOW }, { held: false }),
    wanted: [],
    reads: newLikes,
  },
  'a notification of a match is news until it is seen': {
    ...inNotifications,
    write: likesOf({}, { held: false }),
    wanted: ['fits'],
    reads: newMatches,
  },
  'a notification of a match that was seen is no news': {
    ...inNotifications,
    write: likesOf({ match_seen_at: NOW }, { held: false }),
    wanted: [],
    reads: newMatches,
  },
  'a notification of a match with a withheld like is no news': {
    ...inNotifications,
    write: likesOf({}, { held: true }),
    wanted: [],
    reads: newMatches,
  },
};
