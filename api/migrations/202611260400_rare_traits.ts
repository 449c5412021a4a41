import { sql, type Kysely } from 'kysely';

/** As the search writes it (`people/members/filter-repository`): the statistics of another text would not be used. */
const TRAITS = `(interests || array['hair_color:' || hair_color, 'eye_color:' || eye_color, 'body_type:' || body_type,
  'relationship_status:' || relationship_status, 'sexuality:' || sexuality, 'tattoos:' || tattoos, gender || ':' || country])`;

/**
 * Gives the planner the number of members with a trait. The statistics of `profiles_by_traits` are not used, because the index contains listed members only; so each
 * trait counted as one member in two hundred. The sample is large enough to know one in ten thousand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create statistics profiles_traits on ${TRAITS} from profiles`).execute(db);
  await sql`alter statistics profiles_traits set statistics 1000`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop statistics profiles_traits`.execute(db);
}
