import type { HalfPromptDraft } from '@rendezvous/contract/half-prompts';
import type { Tx } from '#src/platform/db/database.ts';

/** Half sentences of a member's profile as they stand now. */
export async function halfPromptsOf(tx: Tx, memberId: string): Promise<readonly HalfPromptDraft[]> {
  const row = await tx
    .selectFrom('profiles')
    .select('half_prompts')
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return row?.half_prompts ?? [];
}
