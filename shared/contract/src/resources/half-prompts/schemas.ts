import { Type, type Static } from 'typebox';
import { Closed, LocaleCode, OneOf, Text } from '#src/kernel/common.ts';
import { HALF_PROMPT_TEXT, HALF_PROMPTS } from './values.ts';

export * from './values.ts';

const Prompt = { prompt: OneOf(HALF_PROMPTS), language: LocaleCode };

/** A half sentence to choose: its beginning, in the language of the reader. */
export const HalfPromptOffer = Closed({ ...Prompt, beginning: Type.String() });
export type HalfPromptOffer = Static<typeof HalfPromptOffer>;

/** A half sentence of a profile. Beginning and end are in the language the member wrote it in. */
export const HalfPrompt = Closed({ ...HalfPromptOffer.properties, text: Type.String() });
export type HalfPrompt = Static<typeof HalfPrompt>;

/** A half sentence as its member writes it. */
export const HalfPromptDraft = Closed({ ...Prompt, text: Text(HALF_PROMPT_TEXT) });
export type HalfPromptDraft = Static<typeof HalfPromptDraft>;

export const HalfPromptsResponse = Closed({ items: Type.Array(HalfPromptOffer) });
export type HalfPromptsResponse = Static<typeof HalfPromptsResponse>;
