import { sql, type Kysely } from 'kysely';

/**
 * Lets PostgreSQL know how rare a trait is that one member in ten thousand has. With the usual sample it took such a trait for fifty times as frequent,
 * and read ten million members in their order to find two thousand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter index profiles_by_traits alter column 1 set statistics 1000`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter index profiles_by_traits alter column 1 set statistics -1`.execute(db);
}
