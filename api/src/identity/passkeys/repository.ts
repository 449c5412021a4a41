import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** A stored passkey and its owner. */
export interface StoredPasskey {
  id: string;
  owner_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

type NewPasskey = Omit<StoredPasskey, 'counter'> & { counter?: number };

/** Statements about the passkeys of one kind of owner: a table of passkeys, and the column that names the owner. */
export class PasskeyStore {
  readonly #table;
  readonly #owner;
  readonly #columns;

  constructor(table: 'passkeys' | 'operator_passkeys', owner: 'user_id' | 'operator_id') {
    this.#table = sql.table(table);
    this.#owner = sql.ref(owner);
    this.#columns = sql`id, ${this.#owner} as owner_id, credential_id, public_key, counter, transports, name, created_at, last_used_at`;
  }

  /** Passkeys of an owner, the newest first. */
  async list(tx: Tx, ownerId: string): Promise<StoredPasskey[]> {
    const { rows } = await sql<StoredPasskey>`
      select ${this.#columns} from ${this.#table} where ${this.#owner} = ${ownerId} order by created_at desc, id desc`.execute(
      tx,
    );
    return rows;
  }

  async findByCredential(tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> {
    const { rows } = await sql<StoredPasskey>`
      select ${this.#columns} from ${this.#table} where credential_id = ${credentialId}`.execute(tx);
    return rows[0];
  }

  /** Creates a passkey; false when another one has its credential. */
  async insert(tx: Tx, row: NewPasskey): Promise<boolean> {
    const { rows } = await sql`
      insert into ${this.#table} (id, ${this.#owner}, credential_id, public_key, counter, transports, name, created_at, last_used_at)
      values (${row.id}, ${row.owner_id}, ${row.credential_id}, ${row.public_key}, ${row.counter ?? 0}, ${row.transports}, ${row.name},
        ${row.created_at}, ${row.last_used_at})
      on conflict do nothing returning id`.execute(tx);
    return rows.length > 0;
  }

  /** Updates the counter. False when another use has counted further meanwhile, or the passkey is gone. */
  async countUse(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
    const { rows } = await sql`
      update ${this.#table} set counter = ${counter}, last_used_at = ${now}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter === 0}))
      returning id`.execute(tx);
    return rows.length > 0;
  }

  async rename(tx: Tx, ownerId: string, id: string, name: string): Promise<StoredPasskey | undefined> {
    const { rows } = await sql<StoredPasskey>`
      update ${this.#table} set name = ${name} where id = ${id} and ${this.#owner} = ${ownerId} returning ${this.#columns}`.execute(
      tx,
    );
    return rows[0];
  }

  async delete(tx: Tx, ownerId: string, id: string): Promise<{ name: string } | undefined> {
    const { rows } = await sql<{ name: string }>`
      delete from ${this.#table} where id = ${id} and ${this.#owner} = ${ownerId} returning name`.execute(tx);
    return rows[0];
  }

  /** Deletes all passkeys of an owner. */
  async deleteAll(tx: Tx, ownerId: string): Promise<void> {
    await sql`delete from ${this.#table} where ${this.#owner} = ${ownerId}`.execute(tx);
  }
}

/** Passkeys of members. */
export const memberPasskeys = new PasskeyStore('passkeys', 'user_id');
