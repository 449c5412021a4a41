import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import type { ChatRules } from '#src/conversation/chats/policy.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';

/** Content of a message: words, with the half sentence they complete, a gift, or a photo. */
export type Content = Pick<MessageRow, 'kind' | 'text' | 'gift' | 'half_prompt' | 'photo_id'>;

/**
 * Reads the content of a body. An icebreaker is a text that began as one of the lines; a gift and a photo come without words.
 * @throws problem `validation_failed`
 */
export function contentOf(
  { kind, gift, photo, text: written }: SendMessageBody,
  rules: ChatRules,
): Omit<Content, 'half_prompt'> {
  const wordless = { text: null, gift: null, photo_id: null };
  if (photo !== undefined && kind !== 'photo') throw fieldProblem('photo', 'not_allowed');
  if (kind === 'gift') {
    if (gift === undefined) throw fieldProblem('gift', 'required');
    if (written !== undefined) throw fieldProblem('text', 'not_allowed');
    return { ...wordless, kind, gift };
  }
  if (gift !== undefined) throw fieldProblem('gift', 'not_allowed');
  if (kind === 'photo') {
    if (photo === undefined) throw fieldProblem('photo', 'required');
    if (written !== undefined) throw fieldProblem('text', 'not_allowed');
    return { ...wordless, kind, photo_id: photo };
  }
  const text = visibleText(written ?? '');
  if (text === '') throw fieldProblem('text', 'required');
  if (text.length > rules.messageLength)
    throw fieldProblem('text', 'too_long', { limit: rules.messageLength });
  return { ...wordless, kind, text };
}
