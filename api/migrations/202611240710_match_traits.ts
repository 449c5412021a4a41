import { sql, type Kysely } from 'kysely';

/** A consent of its own for the two fields of the match finder, which a member declares or leaves out (PRODUCT.md §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consents drop constraint consents_kind_check`.execute(db);
  await sql`alter table consents add constraint consents_kind_check check (kind in ('profile', 'traits'))`.execute(
    db,
  );
  await sql`alter table profiles
    add constraint profiles_appearance check (appearance in ('normal', 'sexy')),
    add constraint profiles_background check (background in ('white', 'other'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop constraint profiles_appearance, drop constraint profiles_background`.execute(
    db,
  );
  await sql`update profiles set appearance = null, background = null`.execute(db);
  await sql`delete from consents where kind = 'traits'`.execute(db);
  await sql`alter table consents drop constraint consents_kind_check`.execute(db);
  await sql`alter table consents add constraint consents_kind_check check (kind in ('profile'))`.execute(db);
}
