import { sql, type Kysely } from 'kysely';

/** Finds the photo of a public file: each read of `/cdn` asks whether the photo may still be shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photos_public_names on photos using gin ((array[
    public_files ->> 'thumb', public_files ->> 'medium', public_files ->> 'large',
    censored ->> 'thumb', censored ->> 'medium', censored ->> 'large'])) with (fastupdate = off)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index photos_public_names`.execute(db);
}
