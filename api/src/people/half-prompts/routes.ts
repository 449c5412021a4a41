import { READ_HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { offeredHalfPrompts } from './service.ts';

/** Half sentences that members complete (PRODUCT.md §4). */
export async function halfPromptRoutes(app: App): Promise<void> {
  handle(app, READ_HALF_PROMPTS, ({ context }) => ({ items: offeredHalfPrompts(context.locale) }));
}
