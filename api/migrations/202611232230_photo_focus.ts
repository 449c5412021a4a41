import { sql, type Kysely } from 'kysely';

/** Point that every crop of a photo contains, in percent of its width and height. Earlier photos get the usual place of a face. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos
    add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
    add column focus_y smallint not null default 30 check (focus_y between 0 and 100)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos drop column focus_x, drop column focus_y`.execute(db);
}
