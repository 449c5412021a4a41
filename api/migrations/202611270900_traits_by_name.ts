import { sql, type Kysely } from 'kysely';

const BEFORE = ['hair_color', 'eye_color', 'body_type', 'relationship_status', 'sexuality', 'tattoos'];

/** As the search writes it (`people/members/filter-repository`): another text would use neither index nor statistics. */
const traits = (fields: readonly string[]): string =>
  `(interests || array[${fields.map((field) => `'${field}:' || ${field}`).join(', ')}, gender || ':' || country])`;

async function findBy(db: Kysely<unknown>, fields: readonly string[]): Promise<void> {
  await sql`drop index profiles_by_traits`.execute(db);
  await sql`drop statistics profiles_traits`.execute(db);
  await sql
    .raw(
      `create index profiles_by_traits on profiles using gin (${traits(fields)}) with (fastupdate = off) where listed`,
    )
    .execute(db);
  await sql.raw(`create statistics profiles_traits on ${traits(fields)} from profiles`).execute(db);
  await sql`alter statistics profiles_traits set statistics 1000`.execute(db);
}

/** Orders the fields of the search by name, so that its text follows from the list of the contract in any order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findBy(db, BEFORE.toSorted());
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await findBy(db, BEFORE);
}
