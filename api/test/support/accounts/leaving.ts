import type { DeleteAccountBody } from '@rendezvous/contract/resources/deletion/schemas';
import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import type { createNotifyingApp } from '#test/notifications/support.ts';
import { PASSWORD, type TestClient, type TestUser } from '#test/harness.ts';

/** Ways to leave and to come back, and what the database contains of it. */
export function leavingAt(t: Awaited<ReturnType<typeof createNotifyingApp>>) {
  const { db, jobs } = t.services;
  return {
    leave: (client: TestClient, body: Partial<DeleteAccountBody> & object = {}) =>
      client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other', ...body }),
    rowOf: (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    requestOf: (id: string) =>
      db.selectFrom('account_deletions').selectAll().where('user_id', '=', id).executeTakeFirst(),
    /** The secret of the newest link back that was mailed to a member. */
    async tokenOf({ user }: { user: TestUser }): Promise<string> {
      await jobs.drain();
      const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
      return /account-deleted\?token=([A-Za-z0-9]+)/.exec(text)?.[1] ?? '';
    },
    comeBack: (client: TestClient, token: string) => client.call(REACTIVATE, { token, password: PASSWORD }),
  };
}
