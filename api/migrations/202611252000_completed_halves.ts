import { sql, type Kysely } from 'kysely';

/** Finds the pairs of a conversation without reading the whole of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_half_prompts on messages (conversation_id, seq) where half_prompt is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index messages_half_prompts`.execute(db);
}
