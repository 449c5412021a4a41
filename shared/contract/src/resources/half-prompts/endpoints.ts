import { endpoint } from '#src/kernel/endpoint.ts';
import { HalfPromptsResponse } from './schemas.ts';

export const READ_HALF_PROMPTS = endpoint('GET', '/api/half-prompts.php', {
  summary: 'Lists the half sentences to choose from, in the member’s language (PRODUCT.md §4).',
  access: 'member',
  response: HalfPromptsResponse,
});
