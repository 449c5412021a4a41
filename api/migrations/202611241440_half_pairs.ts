import { sql, type Kysely } from 'kysely';

/** A message that completes a half sentence stores the beginning and the receiver's half as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column half_prompt jsonb,
    add constraint messages_half_prompt check (half_prompt is null or kind = 'text')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop column half_prompt`.execute(db);
}
