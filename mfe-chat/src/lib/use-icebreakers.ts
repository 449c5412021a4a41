import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_ICEBREAKERS } from '@rendezvous/contract/resources/icebreakers/calls';
import type { Icebreaker } from '@rendezvous/contract/resources/icebreakers/schemas';
import { useWordsOf } from './use-words-of.ts';

export interface Icebreakers {
  /** Undefined until they are here. */
  lines: readonly Icebreaker[] | undefined;
  failed: boolean;
  retry(): void;
}

/**
 * The lines to begin with, in the language of the page, read once. They begin at another place for each member, so that members are not
 * all asked the same.
 */
export function useIcebreakers(member: string): Icebreakers {
  const { data, error, mutate } = useEndpoint(READ_ICEBREAKERS, undefined, { revalidateIfStale: false });
  const retry = () => void mutate();
  useWordsOf(retry);
  return { lines: data && turned(data.items, member), failed: error !== undefined && !data, retry };
}

function turned<T>(items: readonly T[], by: string): T[] {
  const from = [...by].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, items.length);
  return [...items.slice(from), ...items.slice(0, from)];
}
