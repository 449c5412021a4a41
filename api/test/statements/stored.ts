import * as devices from '#src/identity/accounts/device-repository.ts';
import { deleteSwipe } from '#src/people/swipes/repository.ts';
import type { Tx } from '#src/platform/db/database.ts';
import * as idempotency from '#src/platform/http/idempotency/repository.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import * as receivers from '#src/platform/mail/receiver-repository.ts';
import * as settings from '#src/platform/settings/repository.ts';
import * as tonight from '#src/site/tonight/repository.ts';
import { ago, forEach, NOW, type People, type Statement } from './support.ts';

const keysOf = (tx: Tx, { anna, bo }: People): Promise<unknown> => {
  const key = { body_hash: 'body', status: 200, body: '{}', user_id: anna, created_at: ago(MINUTE) };
  return tx
    .insertInto('idempotency_keys')
    .values([
      { ...key, scope: 'answered' },
      { ...key, scope: 'abandoned', status: null, body: null, user_id: bo, created_at: ago(5 * MINUTE) },
      { ...key, scope: 'running', status: null, body: null },
      {
        ...key,
        scope: 'answered before',
        body: 'answered before',
        user_id: null,
        created_at: ago(5 * MINUTE),
      },
      { ...key, scope: 'expired', user_id: null, created_at: ago(2 * DAY) },
    ])
    .execute();
};
const inKeys = { table: 'idempotency_keys', key: 'scope', write: keysOf } as const;

const choicesOf = (tx: Tx, { anna, bo }: People): Promise<unknown> => {
  const choice = { choice: 'walk', chosen_at: ago(HOUR) } as const;
  return tx
    .insertInto('tonight_choices')
    .values([
      { ...choice, user_id: anna, until: after(NOW, 1) },
      { ...choice, user_id: bo, until: NOW },
    ])
    .execute();
};

export const STORED: Readonly<Record<string, Statement>> = {
  'a key is claimed again when its answer is a day old, or its request was abandoned': {
    ...inKeys,
    wanted: ['abandoned', 'expired'],
    changes: (tx, _people, names) =>
      forEach(names, (scope) =>
        idempotency.claim(tx, {
          scope,
          bodyHash: 'new',
          userId: null,
          now: NOW,
          expiredBefore: ago(DAY),
          abandonedBefore: ago(2 * MINUTE),
        }),
      ),
  },
  'a key that is claimed gives the answer of its own request': {
    ...inKeys,
    wanted: ['answered before'],
    async reads(tx) {
      const again = { bodyHash: 'x', userId: null, now: NOW, expiredBefore: ago(DAY) };
      const first = await idempotency.claim(tx, {
        ...again,
        scope: 'answered before',
        abandonedBefore: ago(2 * MINUTE),
      });
      return [first?.body ?? 'none'];
    },
  },
  'the answer to one key is stored': {
    ...inKeys,
    wanted: ['running'],
    changes: (tx) => idempotency.settle(tx, 'running', 201, '{"a":1}'),
  },
  'answers to one member are deleted': {
    ...inKeys,
    wanted: ['answered', 'running'],
    changes: (tx, { anna }) => idempotency.deleteAnswersOf(tx, anna),
  },
  'answers before a moment are forgotten': {
    ...inKeys,
    wanted: ['expired'],
    changes: (tx) => idempotency.forgetBefore(tx, ago(5 * MINUTE)),
  },
  'a choice for the evening is read until it is over': {
    table: 'tonight_choices',
    key: 'user_id',
    wanted: ['walk', 'none'],
    write: choicesOf,
    reads: async (tx, { anna, bo }) => [
      (await tonight.findChoice(tx, anna, NOW)) ?? 'none',
      (await tonight.findChoice(tx, bo, NOW)) ?? 'none',
    ],
  },
  'choices that are over are deleted': {
    table: 'tonight_choices',
    key: 'user_id',
    wanted: ['walk'],
    write: choicesOf,
    async reads(tx) {
      await tonight.removeEnded(tx, NOW);
      return (await tx.selectFrom('tonight_choices').select('choice').execute()).map(({ choice }) => choice);
    },
  },
  'the value of one setting of one domain is read and removed': {
    table: 'settings',
    key: 'updated_by',
    wanted: ['fits'],
    async write(tx) {
      const setting = {
        domain: 'a.example',
        key: 'name',
        value: '"A"',
        updated_at: NOW,
      };
      await tx
        .insertInto('settings')
        .values([
          {
            ...setting,
            updated_by: 'fits',
          },
          {
            ...setting,
            domain: 'b.example',
            updated_by: 'other domain',
          },
          {
            ...setting,
            key: 'slogan',
            updated_by: 'other setting',
          },
        ])
        .execute();
    },
    changes: (tx) => settings.removeSetting(tx, 'a.example', 'name'),
  },
  'a secret is replaced that no other process has replaced': {
    table: 'secrets',
    key: 'name',
    wanted: ['fits'],
    write: (tx) =>
      tx
        .insertInto('secrets')
        .values([
          {
            name: 'fits',
            value: 'old',
          },
          {
            name: 'replaced',
            value: 'new',
          },
          {
            name: 'another',
            value: 'old',
          },
        ])
        .execute(),
    changes: (tx) =>
      forEach(['fits', 'replaced'], (name) =>
        settings.replaceSecret(tx, {
          name,
          from: 'old',
          to: 'newest',
        }),
      ),
  },
  'a mail that was not accepted does not count for its address, and no count is below none': {
    table: 'receiver_mails',
    key: 'address_hash',
    wanted: ['fits'],
    becomes: { mails: 0 },
    write: (tx) =>
      tx
        .insertInto('receiver_mails')
        .values([
          {
            address_hash: 'fits',
            mails: 1,
            since: NOW,
          },
          {
            address_hash: 'none',
            mails: 0,
            since: NOW,
          },
          {
            address_hash: 'other',
            mails: 1,
            since: NOW,
          },
        ])
        .execute(),
    changes: (tx) => forEach(['fits', 'none'], (address) => receivers.uncountMail(tx, address)),
  },
  'counts of mails are forgotten after a day': {
    table: 'receiver_mails',
    key: 'address_hash',
    wanted: ['a day old'],
    write: (tx) =>
      tx
        .insertInto('receiver_mails')
        .values([
          {
            address_hash: 'a day old',
            mails: 1,
            since: ago(DAY),
          },
          {
            address_hash: 'younger',
            mails: 1,
            since: ago(DAY - 1),
          },
        ])
        .execute(),
    changes: (tx) => receivers.forgetReceivers(tx, NOW),
  },
  'a browser is known to its own account, and of marks the first that any account knows is found': {
    table: 'known_devices',
    key: 'device_hash',
    wanted: ['true', 'false', 'false', 'a', 'none', 'b', 'none'],
    write: (tx, { anna, bo }) =>
      tx
        .insertInto('known_devices')
        .values([
          {
            user_id: anna,
            device_hash: 'b',
            created_at: NOW,
          },
          {
            user_id: bo,
            device_hash: 'a',
            created_at: NOW,
          },
        ])
        .execute(),
    reads: async (tx, { anna }) => [
      String(await devices.hasDevice(tx, anna, 'b')),
      String(await devices.hasDevice(tx, anna, 'a')),
      String(await devices.hasDevice(tx, anna, 'c')),
      (await devices.findMark(tx, ['c', 'b', 'a'])) ?? 'none',
      (await devices.findMark(tx, ['c'])) ?? 'none',
      (await devices.findMark(tx, ['b'])) ?? 'none',
      (await devices.findMark(tx, [])) ?? 'none',
    ],
  },
  'a swipe of one member about another is removed': {
    table: 'swipes',
    key: 'action',
    wanted: ['pass'],
    async write(tx, { anna, bo, suspended }) {
      const swipe = {
        swiped_at: NOW,
        counted_on: '2026-11-20',
      };
      await tx
        .insertInto('swipes')
        .values([
          {
            ...swipe,
            user_id: anna,
            member_id: bo,
            action: 'pass',
          },
          {
            ...swipe,
            user_id: bo,
            member_id: anna,
            action: 'like',
          },
          {
            ...swipe,
            user_id: anna,
            member_id: suspended,
            action: 'like',
          },
          { ...swipe, user_id: suspended, member_id: bo, action: 'like' },
        ])
        .execute();
    },
    async reads(tx, { anna, bo }) {
      const removed = await deleteSwipe(tx, anna, bo);
      const { left } = await tx
        .selectFrom('swipes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      return Number(left) === 3 && removed ? [removed.action] : [];
    },
  },
};
