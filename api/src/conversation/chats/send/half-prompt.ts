import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import { HALF_PROMPT_TEXT } from '@rendezvous/contract/resources/half-prompts/values';
import type { HalfPrompt, HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { halfPromptsOf, presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import { mayOpenPage } from '#src/people/visibility/face.ts';
import { findByClientId } from '#src/conversation/chats/repository.ts';

/** Are these the same half? The beginning follows from prompt and language. */
export const isSameHalf = (one: HalfPromptDraft | null, other: HalfPromptDraft | null): boolean =>
  one?.prompt === other?.prompt && one?.language === other?.language && one?.text === other?.text;

/**
 * The half sentence that a message completes (PRODUCT §4 Half-prompts), with its beginning; null without one. It is the receiver's own, as
 * the writer has read it: one that was changed or hidden meanwhile is refused. A message that was written before preserves its half.
 * @throws problem `validation_failed` on `half_prompt`, `kind` or `text`
 */
export async function answeredHalf(
  tx: Tx,
  writerId: string,
  memberId: string,
  { half_prompt: half, kind, text, client_id: clientId }: SendMessageBody,
): Promise<HalfPrompt | null> {
  if (!half) return null;
  if (kind !== 'text') throw fieldProblem('half_prompt', 'not_allowed');
  if (visibleText(text ?? '').length > HALF_PROMPT_TEXT.max)
    throw fieldProblem('text', 'too_long', { limit: HALF_PROMPT_TEXT.max });
  const isCurrent =
    (await mayOpenPage(tx, writerId, memberId)) &&
    (await halfPromptsOf(tx, memberId)).some((one) => isSameHalf(one, half));
  if (isCurrent) return presentHalfPrompts([half])[0]!;
  const earlier = (await findByClientId(tx, writerId, clientId))?.half_prompt;
  if (earlier && isSameHalf(earlier, half)) return earlier;
  throw fieldProblem('half_prompt', 'not_allowed');
}
