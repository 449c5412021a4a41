import { sql, type Kysely } from 'kysely';

/** Measures that show a rejected photo again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_measures
    drop constraint member_measures_kind_check,
    add constraint member_measures_kind_check check (kind in
      ('suspend', 'restore', 'profile_hold', 'profile_approve', 'profile_send_back', 'photo_remove',
       'photo_restore'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from member_measures where kind = 'photo_restore'`.execute(db);
  await sql`alter table member_measures
    drop constraint member_measures_kind_check,
    add constraint member_measures_kind_check check (kind in
      ('suspend', 'restore', 'profile_hold', 'profile_approve', 'profile_send_back', 'photo_remove'))`.execute(
    db,
  );
}
