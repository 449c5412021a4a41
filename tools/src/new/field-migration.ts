/**
 * Migration of a profile field: its column, and the index and statistics by which the search finds members, with the field.
 * It states the other fields itself, because the list of the contract changes later.
 */
export const fieldMigration = (
  name: string,
  others: readonly string[],
): string => `import { sql, type Kysely } from 'kysely';

const BEFORE = [${others
  .toSorted()
  .map((field) => `'${field}'`)
  .join(', ')}];

/** As the search writes it (\`people/members/filter-repository\`): another text would use neither index nor statistics. */
const traits = (fields: readonly string[]): string =>
  \`(interests || array[\${fields.map((field) => \`'\${field}:' || \${field}\`).join(', ')}, gender || ':' || country])\`;

async function findBy(db: Kysely<unknown>, fields: readonly string[]): Promise<void> {
  await sql\`drop index profiles_by_traits\`.execute(db);
  await sql\`drop statistics profiles_traits\`.execute(db);
  const index = \`create index profiles_by_traits on profiles using gin (\${traits(fields)}) with (fastupdate = off) where listed\`;
  await sql.raw(index).execute(db);
  await sql.raw(\`create statistics profiles_traits on \${traits(fields)} from profiles\`).execute(db);
  await sql\`alter statistics profiles_traits set statistics 1000\`.execute(db);
}

/** Adds the profile field \`${name}\`, and finds members by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table profiles add column ${name} text\`.execute(db);
  await findBy(db, [...BEFORE, '${name}'].toSorted());
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await findBy(db, BEFORE);
  await sql\`alter table profiles drop column ${name}\`.execute(db);
}
`;
