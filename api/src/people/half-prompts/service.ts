import type {
  HalfPrompt,
  HalfPromptDraft,
  HalfPromptOffer,
} from '@rendezvous/contract/resources/half-prompts/schemas';
import { HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/values';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Relation } from '@rendezvous/contract/resources/members/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { completedIn } from './repository.ts';

/** Which half sentences of the two, in their present words, the other has completed, as far as the viewer still has the conversation. */
export async function completedBetween(
  tx: Tx,
  viewerId: string | null,
  { id, conversation }: { id: string; conversation: string | null },
): Promise<Pick<Relation, 'halves_completed' | 'own_halves_completed'>> {
  const pairs =
    viewerId === null || conversation === null ? [] : await completedIn(tx, conversation, viewerId);
  const by = (writer: string | null) =>
    pairs.filter(({ sender_id }) => sender_id === writer).map(({ prompt }) => prompt);
  return { halves_completed: by(viewerId), own_halves_completed: by(id) };
}

const beginningOf = ({ prompt, language }: Pick<HalfPromptDraft, 'prompt' | 'language'>): string =>
  serverText(language, `half.${prompt}`);

/** The half sentences to choose from, as a reader of this language knows them. */
export function offeredHalfPrompts(language: Locale): HalfPromptOffer[] {
  return HALF_PROMPTS.map((prompt) => ({
    prompt,
    language,
    beginning: beginningOf({ prompt, language }),
  }));
}

/** A member's half sentences with their beginnings, in the language they were written in. */
export function presentHalfPrompts(written: readonly HalfPromptDraft[]): HalfPrompt[] {
  return written.map(({ prompt, language, text }) => ({
    prompt,
    language,
    beginning: beginningOf({ prompt, language }),
    text,
  }));
}
