import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/calls';

/** Beginnings to choose from, in the language of the page. */
export const useHalfPrompts = () => useEndpoint(READ_HALF_PROMPTS);
