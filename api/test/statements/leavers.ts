import * as deletion from '#src/identity/deletion/repository.ts';
import { DAY } from '#src/platform/lib/clock.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { ago, NOW, type People, type Statement } from './support.ts';

/** Members who leave: of the domain, of another one, back by now, and later. */
async function leavers(tx: Tx, { anna, bo, suspended }: People): Promise<void> {
  const state = { status: 'pending_deletion', deletion_requested_at: ago(DAY), domain: 'a.example' } as const;
  const change = (id: string, own: object) =>
    tx
      .updateTable('users')
      .set({ ...state, ...own })
      .where('id', '=', id)
      .execute();
  await change(anna, {});
  await change(bo, { domain: 'b.example' });
  await change(suspended, { status: 'active' });
}

export const LEAVERS: Readonly<Record<string, Statement>> = {
  'accounts of a domain that left before a moment are found, none that is back': {
    table: 'users',
    key: 'id',
    wanted: ['1', '0', '1'],
    write: leavers,
    reads: async (tx) => [
      String((await deletion.deletedBefore(tx, 'a.example', ago(DAY))).length),
      String((await deletion.deletedBefore(tx, 'a.example', ago(DAY + 1))).length),
      String((await deletion.deletedBefore(tx, 'b.example', NOW)).length),
    ],
  },
  'domains of accounts that leave are named once': {
    table: 'users',
    key: 'id',
    wanted: ['a.example'],
    async write(tx, people) {
      await leavers(tx, people);
      await tx.updateTable('users').set({ domain: 'a.example' }).where('id', '=', people.bo).execute();
      const back = { domain: 'c.example', deletion_requested_at: null };
      await tx.updateTable('users').set(back).where('id', '=', people.suspended).execute();
    },
    reads: async (tx) => (await deletion.domainsOfDeleted(tx)).toSorted(),
  },
  'an account is locked for its erasure only while it leaves': {
    table: 'users',
    key: 'id',
    wanted: ['a.example', 'none'],
    write: leavers,
    reads: async (tx, { anna, suspended }) => [
      (await deletion.lockDeleted(tx, anna))?.domain ?? 'none',
      (await deletion.lockDeleted(tx, suspended))?.domain ?? 'none',
    ],
  },
};
