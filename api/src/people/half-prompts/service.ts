import type { HalfPrompt, HalfPromptDraft, HalfPromptOffer } from '@rendezvous/contract/half-prompts';
import { HALF_PROMPTS } from '@rendezvous/contract/half-prompts-values';
import type { Locale } from '@rendezvous/contract/locales';
import { serverText } from '#src/platform/lib/server-text.ts';

export { halfPromptsOf } from './repository.ts';

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
