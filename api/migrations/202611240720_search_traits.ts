import { sql, type Kysely } from 'kysely';

/** As the search writes it (`people/members/traits`): another text would not use the index. */
const TRAITS = `(interests || array['hair_color:' || hair_color, 'eye_color:' || eye_color, 'body_type:' || body_type,
  'relationship_status:' || relationship_status, 'sexuality:' || sexuality, 'tattoos:' || tattoos, gender || ':' || country])`;

/**
 * Finds members by interests and fields of the profile, together with gender and country, however few have them; and members of
 * an age by the index alone. Without `fastupdate`: a search would read what visits have added since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index profiles_by_traits on profiles using gin (${TRAITS}) with (fastupdate = off) where listed`,
    )
    .execute(db);
  await sql`drop index profiles_by_birth`.execute(db);
  await sql`create index profiles_by_birth on profiles (country, gender, date_of_birth)
    include (region, last_active, user_id, main_photo_id) where listed`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profiles_by_traits`.execute(db);
  await sql`drop index profiles_by_birth`.execute(db);
  await sql`create index profiles_by_birth on profiles (country, gender, date_of_birth) where listed`.execute(
    db,
  );
}
