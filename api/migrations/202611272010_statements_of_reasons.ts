import { sql, type Kysely } from 'kysely';

/** What a member receives about a measure: facts, rule and source; and photos among the measures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_measures
    add column facts text not null default '',
    add column rule text,
    add column source text check (source in ('report', 'own_look', 'automatic')),
    drop constraint member_measures_kind_check,
    drop constraint member_measures_told_check,
    add constraint member_measures_kind_check check (kind in
      ('suspend', 'restore', 'profile_hold', 'profile_approve', 'profile_send_back', 'photo_remove')),
    add constraint member_measures_told_check check (told in
      ('contact', 'offensive', 'other_people', 'false', 'other', 'nudity', 'not_you', 'quality'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from member_measures where kind = 'photo_remove'`.execute(db);
  await sql`alter table member_measures
    drop column facts,
    drop column rule,
    drop column source,
    drop constraint member_measures_kind_check,
    drop constraint member_measures_told_check,
    add constraint member_measures_kind_check check (kind in
      ('suspend', 'restore', 'profile_hold', 'profile_approve', 'profile_send_back')),
    add constraint member_measures_told_check check (told in
      ('contact', 'offensive', 'other_people', 'false', 'other'))`.execute(db);
}
