import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_GIFTS } from '@rendezvous/contract/resources/gifts/calls';
import type { Gift, GiftName } from '@rendezvous/contract/resources/gifts/schemas';
import { useWordsOf } from '#src/lib/use-words-of.ts';

export interface Gifts {
  /** Undefined until they are here. */
  list: readonly Gift[] | undefined;
  failed: boolean;
  /** Name of a gift; empty until the list is here. */
  nameOf(gift: GiftName): string;
  retry(): void;
}

/** The gifts in the language of the page, read once. */
export function useGifts(): Gifts {
  const { data, error, mutate } = useEndpoint(READ_GIFTS, undefined, { revalidateIfStale: false });
  const retry = () => void mutate();
  useWordsOf(retry);
  return {
    list: data?.items,
    failed: error !== undefined && !data,
    nameOf: (gift) => data?.items.find(({ id }) => id === gift)?.name ?? '',
    retry,
  };
}
