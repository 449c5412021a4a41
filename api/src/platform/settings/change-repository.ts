import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { findValue, removeSetting, writeSetting, type SettingChange } from './repository.ts';

/** Like `SettingChange`, and null for a removed value of the domain. The value is JSON. */
interface Wish extends Omit<SettingChange, 'value'> {
  value: string | null;
}

const same = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/**
 * Changes a setting and writes down what it was before. Changes of one setting come one after the other.
 * @returns id of the change; null when nothing changes
 */
export async function changeSetting(tx: Tx, { domain, key, value, at, by }: Wish): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${domain} ${key}`}, 0))`.execute(tx);
  const before = await findValue(tx, domain, key);
  if (same(before, value)) return null;
  if (value === null) await removeSetting(tx, domain, key);
  else await writeSetting(tx, { domain, key, value: JSON.parse(value), at, by });
  const id = newId();
  await tx
    .insertInto('setting_changes')
    .values({ id, key, domain, at, operator: by, before, after: value })
    .execute();
  return id;
}

export interface ChangeFilter {
  key?: string | undefined;
  domain?: string | undefined;
}

/** Changes, the latest first. */
export function listChanges(tx: Tx, limit: number, { key, domain }: ChangeFilter, after: Position | null) {
  let query = tx
    .selectFrom('setting_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (key) query = query.where('key', '=', key);
  if (domain) query = query.where('domain', '=', domain);
  if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id})`);
  return query.execute();
}

export async function findChange(tx: Tx, id: string) {
  const row = await tx.selectFrom('setting_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
