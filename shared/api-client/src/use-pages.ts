import { useRef, useState } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiError } from './api-error.ts';

/** What a list that grows says about its end. */
export interface Ended {
  next_cursor: string | null;
}

/** A list that grows, as the contract's `Page` describes it. */
export interface Paged extends Ended {
  items: readonly { id: string }[];
}

/** Appends a page to the items shown. An item that moved between two readings stays where it was shown first. */
export function appendPage<P extends Paged>(shown: P, page: P): P {
  const known = new Set(shown.items.map(({ id }) => id));
  return { ...page, items: [...shown.items, ...page.items.filter(({ id }) => !known.has(id))] };
}

/**
 * Pages of a list in the one cached answer of its first page, so that a screen left and opened again shows all of them.
 * `loadMore` reads the page after the last one, one at a time; it throws `ApiError` and leaves what is shown.
 * @param reading the first page, read through the cache
 * @param readNext reads the page after a cursor
 * @param append puts a page behind those shown
 */
export function useGrowing<P extends Ended>(
  reading: Pick<SWRResponse<P, ApiError>, 'data' | 'mutate'>,
  readNext: (cursor: string) => Promise<P>,
  append: (shown: P, page: P) => P,
): { hasMore: boolean; loadMore: () => Promise<void>; loadingMore: boolean } {
  const { data, mutate } = reading;
  const busy = useRef(false);
  const [loadingMore, setLoadingMore] = useState(false);

  async function loadMore(): Promise<void> {
    const cursor = data?.next_cursor;
    if (!cursor || busy.current) return;
    busy.current = true;
    setLoadingMore(true);
    try {
      const page = await readNext(cursor);
      // A list that was read again meanwhile has another end; the page belongs behind the one it was asked for.
      await mutate((shown) => (shown?.next_cursor === cursor ? append(shown, page) : shown), {
        revalidate: false,
      });
    } finally {
      busy.current = false;
      setLoadingMore(false);
    }
  }

  return { hasMore: Boolean(data?.next_cursor), loadMore, loadingMore };
}

/** `useGrowing` for items with ids. */
export const usePages = <P extends Paged>(
  reading: Pick<SWRResponse<P, ApiError>, 'data' | 'mutate'>,
  readNext: (cursor: string) => Promise<P>,
  append: (shown: P, page: P) => P = appendPage,
): ReturnType<typeof useGrowing<P>> => useGrowing(reading, readNext, append);
