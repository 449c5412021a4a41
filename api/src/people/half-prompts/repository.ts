import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { HalfPromptName } from '@rendezvous/contract/resources/half-prompts/values';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Current half sentences of a member's profile. */
export async function halfPromptsOf(tx: Tx, memberId: string): Promise<readonly HalfPromptDraft[]> {
  const row = await tx
    .selectFrom('profiles')
    .select('half_prompts')
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return row?.half_prompts ?? [];
}

/** Pairs of a conversation whose half sentence is still on its profile in these words, each once with who completed it, as the viewer may see them. */
export async function completedIn(
  tx: Tx,
  conversationId: string,
  viewerId: string,
): Promise<readonly { sender_id: string; prompt: HalfPromptName }[]> {
  const { rows } = await sql<{ sender_id: string; prompt: HalfPromptName }>`
    select distinct m.sender_id, m.half_prompt ->> 'prompt' as prompt
    from conversation_sides s join messages m on m.conversation_id = s.conversation_id and m.half_prompt is not null and m.seq > s.hidden_seq
      join profiles p on p.user_id = case m.sender_id when s.user_id then s.other_id else s.user_id end
    where s.conversation_id = ${conversationId} and s.user_id = ${viewerId} and (m.status = 'sent' or m.sender_id = s.user_id)
      and p.half_prompts @> jsonb_build_array(m.half_prompt - 'beginning')
    order by prompt`.execute(tx);
  return rows;
}
