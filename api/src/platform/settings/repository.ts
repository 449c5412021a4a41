import type { Tx } from '#src/platform/db/database.ts';

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

/** The own value of a domain as JSON; null where it has none. */
export async function findValue(tx: Tx, domain: string, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('domain', '=', domain)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? JSON.stringify(row.value) : null;
}

export async function removeSetting(tx: Tx, domain: string, key: string): Promise<void> {
  await tx.deleteFrom('settings').where('domain', '=', domain).where('key', '=', key).execute();
}

export type SettingRow = Awaited<ReturnType<typeof readRows>>['rows'][number];

/** All values that differ from the product's, with their authors, and the hosts of domains. */
export async function readRows(tx: Tx) {
  const rows = await tx.selectFrom('settings').selectAll().execute();
  const hosts = await tx.selectFrom('domains').selectAll().execute();
  return { rows, hosts };
}

/** Makes a host answer as a domain. */
export async function writeDomain(tx: Tx, host: string, domain: string): Promise<void> {
  await tx
    .insertInto('domains')
    .values({ host, domain })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ domain }))
    .execute();
}

/** Stores a secret of a name once. @returns the stored one: that of the first process that asked */
export async function storeSecret(tx: Tx, name: string, make: () => string): Promise<string> {
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

/** Replaces a stored secret that no other process has replaced meanwhile. */
export async function replaceSecret(
  tx: Tx,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('secrets')
    .set({ value: to })
    .where('name', '=', name)
    .where('value', '=', from)
    .execute();
}

/** Names of all stored secrets. */
export async function listSecrets(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('secrets').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
