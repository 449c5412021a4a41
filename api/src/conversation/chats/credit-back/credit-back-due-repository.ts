import { sql, type RawBuilder } from 'kysely';

/** Stores a time only for the first sent message of a conversation. */
export const whenFirst = (conversation: string, at: Date | null): RawBuilder<Date | null> =>
  at
    ? sql`case when not exists (select from messages f where f.conversation_id = ${conversation} and f.status = 'sent') then ${at}::timestamptz end`
    : sql`null::timestamptz`;
