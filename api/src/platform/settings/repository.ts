import type { Tx } from '#src/platform/db/database.ts';
import { randomText } from '#src/platform/lib/ids.ts';

export const EVERY_DOMAIN = '*';

export async function readSettings(tx: Tx) {
  const [rows, hosts] = [
    await tx.selectFrom('settings').select(['domain', 'key', 'value']).execute(),
    await tx.selectFrom('domains').select(['host', 'domain']).execute(),
  ];
  return { rows, hosts };
}

export interface SettingChange {
  domain: string;
  key: string;
  value: unknown;
  at: Date;
  by: string;
}

export async function writeSetting(tx: Tx, { domain, key, value, at, by }: SettingChange): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at, updated_by: by };
  await tx
    .insertInto('settings')
    .values({ domain, key, ...row })
    .onConflict((conflict) => conflict.columns(['domain', 'key']).doUpdateSet(row))
    .execute();
}

/** Makes a host answer as a domain. */
export async function writeDomain(tx: Tx, host: string, domain: string): Promise<void> {
  await tx
    .insertInto('domains')
    .values({ host, domain })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ domain }))
    .execute();
}

/** A secret kept in the database, made by the first process that asks and the same for all after it. */
export async function sharedSecret(
  tx: Tx,
  name: string,
  make: () => string = () => randomText(43),
): Promise<string> {
  await tx
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
