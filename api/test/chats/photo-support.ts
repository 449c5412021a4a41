import type { TestApp, TestClient, TestUser } from '../harness.ts';
import { memberWith } from './support.ts';

/** A Premium member with credits. */
export const premium = (t: TestApp, credits: number) => memberWith(t, credits, { paid: true });

export const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([k, v]) => `${k}=${v}`).join('; ');

/** Photos of chats that a member has uploaded, and how many of their files are stored. */
export async function filesAtHand({ services: { db, files } }: TestApp, { id }: TestUser) {
  const rows = await db.selectFrom('chat_photos').selectAll().where('user_id', '=', id).execute();
  const names = rows.flatMap((row) => Object.values(row.files));
  return { ids: rows.map((row) => row.id), names, stored: await storedOf(files, names) };
}

/** How many of these files are stored. */
export async function storedOf(
  files: TestApp['services']['files'],
  names: readonly string[],
): Promise<number> {
  let stored = 0;
  for (const name of names) {
    const found = await files.read(name);
    found?.stream.destroy();
    if (found) stored += 1;
  }
  return stored;
}
