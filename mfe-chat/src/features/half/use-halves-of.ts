import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';

/** Half sentences of a member's page; undefined until they are here, none where there is no page to read. */
export function useHalvesOf({
  id,
  age,
}: Pick<ChatResponse['profile'], 'id' | 'age'>): readonly HalfPrompt[] | undefined {
  // A card without an age has no page.
  const { data, error } = useEndpoint(READ_MEMBER, age === null ? null : { id });
  return data?.member.half_prompts ?? (error || age === null ? [] : undefined);
}
