import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { memberWith } from '../chats/support.ts';
import type { TestApp, TestClient, TestUser } from '../harness.ts';

type Body = ExportResponse & Problem;

/** Orders and downloads of copies of one's own data. */
export const state = async (client: TestClient) => (await client.get<Body>('/api/export-state.php')).body;
export const order = (client: TestClient) => client.post<Body>('/api/export.php');
export const download = (client: TestClient) => client.get<Problem>('/api/export.php');

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
