import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { call } from '@rendezvous/api-client/client';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { appendResults, type Ahead, type MembersList } from '../api/get-members.ts';
import { useWindowOfCards } from '../hooks/use-window-of-cards.ts';
import { notePlace, storedPlace, scrollToPlace } from '../list-place.ts';

/** Cards of a page when a former list is read again, the most the server gives. */
const LARGE_PAGE = 48;
/** A page fetched ahead is used within this time. */
const FRESH_MS = 60_000;

interface Props {
  list: MembersList & { results: MembersResponse };
  /** Contains heading, cards and the button for more. */
  place: RefObject<HTMLElement | null>;
  ahead: RefObject<Ahead | undefined>;
}

/**
 * Looks after a list that grows: fetches the next page before the end comes into view, stores the place for coming back (also
 * after a reload), draws what is near the window, and leads the focus to appended cards.
 */
export function ListUpkeep({ list, place, ahead }: Props) {
  const { results } = list;
  const count = results.items.length;
  const grid = useCallback(() => place.current?.querySelector('article')?.closest('ul') ?? null, [place]);
  usePlace(list, grid);
  useWindowOfCards(count, grid);
  usePageAhead(list, place, ahead);
  useFocusOnNew(count, place, grid);
  return null;
}

type Grid = () => Element | null;

/** Stores the place in the history entry, and goes there once the list is as long as it was. */
function usePlace({ results, query, show }: Props['list'], grid: Grid): void {
  const [stored] = useState(storedPlace);
  const [restored, setRestored] = useState(!stored);
  const count = results.items.length;
  const start = useRef({ results, query, show });

  useLayoutEffect(() => {
    if (!stored) return;
    const { results: first, query: asked, show: put } = start.current;
    const gone = new AbortController();
    const { signal } = gone;
    // A visitor who has begun to scroll stays there.
    for (const name of ['wheel', 'touchmove', 'keydown'])
      window.addEventListener(name, () => gone.abort(), { signal, passive: true });
    const settle = () => {
      if (!signal.aborted) scrollToPlace(grid(), stored);
      requestAnimationFrame(() => setRestored(true));
    };
    if (first.items.length >= stored.count || !first.next_cursor) settle();
    else
      readUpTo(first, asked, stored.count)
        .then((whole) => (signal.aborted ? undefined : put(whole)))
        .then(settle, settle);
    return () => gone.abort();
  }, [stored, grid]);

  useEffect(() => (restored ? notePlace(grid, count) : undefined), [restored, grid, count]);
}

/** Appends pages until the list has `count` cards or ends. */
async function readUpTo(
  first: MembersResponse,
  query: MembersList['query'],
  count: number,
): Promise<MembersResponse> {
  let whole = first;
  while (whole.next_cursor && whole.items.length < count) {
    const page = await call(SEARCH_MEMBERS, { ...query, cursor: whole.next_cursor, limit: LARGE_PAGE });
    whole = appendResults(whole, page);
  }
  return whole;
}

/** Fetches the page after the last one when the button for more is less than a window away. */
function usePageAhead({ results, query }: Props['list'], place: Props['place'], ahead: Props['ahead']): void {
  const cursor = results.next_cursor;
  // The keeper is mounted again for each query.
  const asked = useRef(query);
  useEffect(() => {
    const more = place.current?.querySelector('[data-more]');
    if (!cursor || !more) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        const page = call(SEARCH_MEMBERS, { ...asked.current, cursor });
        const until = Date.now() + FRESH_MS;
        ahead.current = (wanted) => (wanted === cursor && Date.now() < until ? page : undefined);
        // A page that failed is asked for again by the press.
        page.catch(() => (ahead.current = undefined));
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    watcher.observe(more);
    return () => {
      watcher.disconnect();
      ahead.current = undefined;
    };
  }, [cursor, place, ahead]);
}

/** After a press on the button for more, the focus goes to the first appended card. */
function useFocusOnNew(count: number, place: Props['place'], grid: Grid): void {
  const before = useRef(count);
  const pressed = useRef(false);
  useEffect(() => {
    const press = (event: Event) => {
      pressed.current = event.target instanceof Element && event.target.closest('[data-more]') !== null;
    };
    const around = place.current;
    around?.addEventListener('click', press);
    return () => around?.removeEventListener('click', press);
  }, [place]);
  useEffect(() => {
    const former = before.current;
    before.current = count;
    if (count <= former || !pressed.current) return;
    pressed.current = false;
    requestAnimationFrame(() => {
      grid()?.children[former]?.querySelector('a')?.focus({ preventScroll: true });
    });
  }, [count, grid]);
}
