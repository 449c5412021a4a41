import { sql, type RawBuilder } from 'kysely';

/** A moment that counts for the first message alone that goes out in a conversation. */
export const whenFirst = (conversation: string, at: Date | null): RawBuilder<Date | null> =>
  at
    ? sql`case when not exists (select from messages f where f.conversation_id = ${conversation} and f.status = 'sent') then ${at}::timestamptz end`
    : sql`null::timestamptz`;
