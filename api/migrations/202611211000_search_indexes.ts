import { sql, type Kysely } from 'kysely';

/**
 * Indexes of member search. All are partial on `listed`, so they contain only members that a list may show. The first covers
 * the common filters: a page of 24 is chosen from the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index profiles_by_country on profiles (country, gender, last_active desc, user_id desc)
    include (date_of_birth, region, photo_count) where listed`.execute(db);
  await sql`create index profiles_by_region on profiles (country, region, gender, last_active desc, user_id desc)
    include (date_of_birth, photo_count) where listed`.execute(db);
  await sql`create index profiles_by_gender on profiles (gender, last_active desc, user_id desc)
    include (date_of_birth, country, region, photo_count) where listed`.execute(db);
  await sql`create index profiles_by_birth on profiles (country, gender, date_of_birth) where listed`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'profiles_by_country',
    'profiles_by_region',
    'profiles_by_gender',
    'profiles_by_birth',
  ]) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
  }
}
