import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import {
  DOWNLOAD_EXPORT,
  ORDER_EXPORT,
  READ_EXPORT,
} from '@rendezvous/contract/resources/data-export/endpoints';
import { memberWith } from '#test/chats/support.ts';
import type { TestApp, TestClient, TestUser } from '#test/harness.ts';

/** Orders and downloads of copies of the member's data. */
export const state = async (client: TestClient) => (await client.call(READ_EXPORT)).body;
export const order = (client: TestClient) => client.call(ORDER_EXPORT);
export const download = (client: TestClient) => client.call(DOWNLOAD_EXPORT);

export const mailsTo = ({ services: { db } }: TestApp, { email }: TestUser) =>
  db.selectFrom('outbox_mails').selectAll().where('to', '=', email).execute();

/** Names of the archives that lie on the disk. */
export const zips = ({ services: { config } }: TestApp) =>
  readdirSync(config.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) => /\.zip/.test(name));

/** A member with a copy that is ready. */
export async function withCopy(t: TestApp) {
  const member = await memberWith(t, 10, { paid: true });
  assert.equal((await order(member.client)).status, 202);
  await t.services.jobs.drain();
  return member;
}
