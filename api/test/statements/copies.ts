import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import * as copies from '#src/site/data-export/repository.ts';
import type { DataExportsTable } from '#src/site/data-export/tables.ts';
import { ago, forEach, NOW, rowsOf, type People, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Copy = Insertable<DataExportsTable>;
const ready = { state: 'ready', bytes: 1, ready_at: ago(MINUTE), expires_at: LATER } as const;
const copiesOf = (tx: Tx, { anna, bo, suspended }: People): Promise<unknown> =>
  tx
    .insertInto('data_exports')
    .values(
      rowsOf<Copy>(
        (name) => ({ id: name, files: [`${name}.zip`] }),
        {
          id: '',
          user_id: anna,
          state: 'preparing',
          file: null,
          bytes: null,
          requested_at: ago(HOUR),
          ready_at: null,
          expires_at: null,
        },
        {
          'of another member': {
            user_id: bo,
            requested_at: ago(HOUR - 1),
          },
          ready: {
            ...ready,
            file: 'ready.zip',
          },
          'at its end': {
            ...ready,
            file: 'end.zip',
            expires_at: NOW,
            requested_at: ago(2 * HOUR),
          },
          'ready of another': {
            ...ready,
            file: 'other.zip',
            user_id: bo,
          },
          failed: {
            state: 'failed',
            requested_at: ago(HOUR),
          },
          over: {
            state: 'over',
            requested_at: ago(DAY),
          },
          'long over': {
            state: 'over',
            requested_at: ago(DAY + 1),
          },
          'not asked for': { user_id: suspended, requested_at: ago(DAY + 1) },
          newest: { state: 'over', requested_at: ago(HOUR - 1) },
          'a twin': { state: 'over', requested_at: ago(HOUR - 1) },
          'over early': { state: 'over', expires_at: LATER, requested_at: ago(DAY) },
          'long failed': {
            state: 'failed',
            requested_at: ago(DAY + 1),
          },
        },
      ),
    )
    .execute();
const inCopies = { table: 'data_exports', key: 'id', write: copiesOf } as const;
const filesOf = (files: readonly string[]): string[] =>
  files.map((file) => file.replace('.zip', '')).toSorted();

export const COPIES: Readonly<Record<string, Statement>> = {
  'the newest copy of a member is read, of two of one moment the one with the later id': {
    ...inCopies,
    wanted: ['newest'],
    reads: async (tx, { anna }) => [(await copies.newestExport(tx, anna))?.id ?? 'none'],
  },
  'copies ordered since a moment count unless they failed': {
    ...inCopies,
    wanted: ['4'],
    reads: async (tx, { anna }) => [String(await copies.countOrders(tx, anna, ago(2 * HOUR)))],
  },
  'an attempt begins only for a copy that is being prepared': {
    ...inCopies,
    wanted: ['fits', 'of another member'],
    changes: (tx, _people, names) => forEach(names, (name) => copies.beginAttempt(tx, name, 'x.zip')),
  },
  'a copy is finished once': {
    ...inCopies,
    wanted: ['fits', 'of another member'],
    becomes: { state: 'ready', bytes: 2 },
    answers: [true, false, true],
    changes: (tx) =>
      forEach(['fits', 'ready', 'of another member'], (name) =>
        copies.finishExport(tx, name, { file: 'x', bytes: 2, now: NOW, expires: LATER }),
      ),
  },
  'a copy may be downloaded while it is ready and its time lasts': {
    ...inCopies,
    wanted: ['ready', 'ready of another'],
    async reads(tx) {
      const names = ['fits', 'ready', 'at its end', 'ready of another', 'over', 'over early'];
      return (await Promise.all(names.map((name) => copies.readyExport(tx, name, NOW)))).flatMap(
        (row) => row?.id ?? [],
      );
    },
  },
  'ready copies of one member end': {
    ...inCopies,
    wanted: ['at its end', 'ready'],
    changes: (tx, { anna }) => copies.endReady(tx, { userId: anna }),
  },
  'ready copies end with their time, and their files are named': {
    ...inCopies,
    wanted: ['at its end'],
    reads: async (tx) => filesOf(await copies.endReady(tx, { before: NOW })),
  },
  'copies that are prepared for too long have failed': {
    ...inCopies,
    wanted: ['fits', 'not asked for'],
    becomes: { state: 'failed' },
    changes: (tx) => copies.giveUp(tx, ago(HOUR - 1)),
  },
  'copies of one member are deleted, and their files are named': {
    ...inCopies,
    wanted: ['of another member', 'ready of another'],
    reads: async (tx, { bo }) => filesOf(await copies.deleteExports(tx, bo)),
  },
  'copies that are over or failed are forgotten after a day': {
    ...inCopies,
    wanted: ['long failed', 'long over'],
    changes: (tx) => copies.forgetExports(tx, ago(DAY)),
  },
};
