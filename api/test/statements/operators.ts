import type { Insertable } from 'kysely';
import * as operators from '#src/identity/operators/repository.ts';
import * as operatorSessions from '#src/identity/operators/session-repository.ts';
import type { OperatorSessionsTable, OperatorsTable } from '#src/identity/operators/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { ago, NOW, rowsOf, type Statement } from './support.ts';

type Operator = Insertable<OperatorsTable>;
const operatorsOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('operators')
    .values(
      rowsOf<Operator>(
        (name) => ({ id: name, name, key_hash: `key of ${name}` }),
        { id: '', name: '', key_hash: '', role: 'support', created_at: ago(DAY) },
        { another: {}, retired: { active: false } },
      ),
    )
    .execute();

type OperatorSession = Insertable<OperatorSessionsTable>;
const operatorSessionsOf =
  (own: Partial<OperatorSession> = {}) =>
  async (tx: Tx): Promise<void> => {
    await operatorsOf(tx);
    await tx
      .insertInto('operator_sessions')
      .values(
        rowsOf<OperatorSession>(
          (name) => ({ id: name, token_hash: hashToken(name) }),
          {
            id: '',
            token_hash: '',
            operator_id: 'fits',
            new_totp_secret: null,
            opened_at: ago(HOUR),
            last_seen_at: ago(MINUTE),
            proven_at: ago(HOUR),
            ...own,
          },
          {
            idle: { last_seen_at: ago(30 * MINUTE) },
            retired: { operator_id: 'retired' },
            'too old': { opened_at: ago(12 * HOUR) },
            'of another': { operator_id: 'another' },
            'waits for its code': {
              proven_at: null,
              opened_at: ago(10 * MINUTE - 1),
            },
            'waited too long': {
              proven_at: null,
              opened_at: ago(10 * MINUTE),
            },
          },
        ),
      )
      .execute();
  };
const inSessions = { table: 'operator_sessions', key: 'id' } as const;

const failuresOf = async (tx: Tx): Promise<void> => {
  await operatorsOf(tx);
  const rows = [
    { id: 'fits', operator_id: 'fits', at: ago(2 * MINUTE) },
    { id: 'newer', operator_id: 'fits', at: ago(MINUTE) },
    { id: 'first', operator_id: 'fits', at: ago(3 * MINUTE) },
    { id: 'at the moment', operator_id: 'fits', at: ago(HOUR) },
    { id: 'of another', operator_id: 'another', at: ago(MINUTE) },
  ];
  await tx.insertInto('operator_failures').values(rows).execute();
};
const inFailures = { table: 'operator_failures', key: 'id', write: failuresOf } as const;

export const OPERATORS: Readonly<Record<string, Statement>> = {
  'an operator is found by the key of an active one': {
    table: 'operators',
    key: 'id',
    wanted: ['fits', 'none'],
    write: operatorsOf,
    reads: async (tx) => [
      (await operators.findByKey(tx, 'key of fits'))?.id ?? 'none',
      (await operators.findByKey(tx, 'key of retired'))?.id ?? 'none',
    ],
  },
  'the admin of the demonstration is retired once': {
    table: 'operators',
    key: 'id',
    wanted: ['fits', 'true', 'false'],
    write: operatorsOf,
    async reads(tx) {
      const retired = [
        await operators.retireDemoOperator(tx, 'fits'),
        await operators.retireDemoOperator(tx, 'retired'),
      ];
      const off = await tx.selectFrom('operators').select('id').where('active', '=', false).execute();
      return [...off.map(({ id }) => id).filter((id) => id !== 'retired'), ...retired.map(String)];
    },
  },
  'operators are listed with the number of their own passkeys': {
    table: 'operators',
    key: 'id',
    wanted: ['another 0', 'fits 1', 'retired 0'],
    async write(tx) {
      await operatorsOf(tx);
      await tx
        .insertInto('operator_passkeys')
        .values({
          id: 'one',
          operator_id: 'fits',
          credential_id: 'c',
          public_key: 'k',
          name: 'key',
          created_at: NOW,
        })
        .execute();
    },
    reads: async (tx) => (await operators.listOperators(tx)).map(({ id, passkeys }) => `${id} ${passkeys}`),
  },
  'operators are listed by their names': {
    table: 'operators',
    key: 'id',
    wanted: ['another', 'fits', 'retired', 'fits'],
    write: operatorsOf,
    reads: async (tx) =>
      [...(await operators.listOperators(tx)), ...(await operators.listOperators(tx, 'fits'))].map(
        ({ id }) => id,
      ),
  },
  'wrong codes of an operator since a moment are counted, the first one first': {
    ...inFailures,
    wanted: ['11:57', '11:58', '11:59'],
    reads: async (tx) =>
      (await operators.failuresSince(tx, 'fits', ago(HOUR))).map((at) => at.toISOString().slice(11, 16)),
  },
  'wrong codes before a moment are deleted': {
    ...inFailures,
    wanted: ['at the moment', 'first'],
    changes: (tx) => operators.forgetFailures(tx, ago(2 * MINUTE)),
  },
  'wrong codes of one operator are cleared': {
    ...inFailures,
    wanted: ['at the moment', 'first', 'fits', 'newer'],
    changes: (tx) => operators.clearFailures(tx, 'fits'),
  },
  'a session of an operator opens what is proven, in use, young and of an active operator': {
    ...inSessions,
    wanted: ['fits', 'of another'],
    write: operatorSessionsOf(),
    async reads(tx) {
      const names = ['fits', 'idle', 'too old', 'waits for its code', 'retired', 'of another'];
      const found = await Promise.all(
        names.map((name) => operatorSessions.findOperatorSession(tx, name, NOW)),
      );
      return found.flatMap((session) => session?.session_id ?? []);
    },
  },
  'a second factor is given for an open session, or within ten minutes of the key': {
    ...inSessions,
    wanted: ['fits', 'waits for its code'],
    write: operatorSessionsOf(),
    async reads(tx) {
      const names = ['fits', 'idle', 'too old', 'waits for its code', 'waited too long'];
      const found = await Promise.all(names.map((name) => operatorSessions.findToProve(tx, name, NOW)));
      return found.flatMap((session) => session?.id ?? []);
    },
  },
  'sessions of operators whose time is over are deleted': {
    ...inSessions,
    wanted: ['idle', 'too old', 'waited too long'],
    write: operatorSessionsOf(),
    changes: (tx) => operatorSessions.forgetOperatorSessions(tx, NOW),
  },
  'all sessions of one operator end': {
    ...inSessions,
    wanted: ['of another'],
    write: operatorSessionsOf(),
    changes: (tx) => operatorSessions.endOperatorSessions(tx, 'another'),
  },
};
