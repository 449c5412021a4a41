import { useCallback, useEffect, useState } from 'react';
import type { MatchFinderResponse } from '@rendezvous/contract/resources/match-finder/schemas';
import { findMatches } from '../api/find-matches.ts';
import type { Answers } from './use-finder.ts';

interface Found {
  results: MatchFinderResponse | null;
  failed: boolean;
  retry: () => void;
  /** Appends the next page; absent at the end. Rejects when it does not come. */
  more: (() => Promise<void>) | undefined;
}

/** Members that fit the answers. Stored in this screen alone: a cache would know them by their answers. */
export function useFound(answers: Answers): Found {
  const [results, setResults] = useState<MatchFinderResponse | null>(null);
  const [failed, setFailed] = useState(false);
  const { age, appearance, background } = answers;
  const read = useCallback(
    (cursor?: string) => findMatches({ age, appearance, background, cursor }),
    [age, appearance, background],
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setResults(found),
      () => isWanted && setFailed(true),
    );
    return () => void (isWanted = false);
  }, [read, tries]);

  const next = results?.next_cursor;
  return {
    results,
    failed,
    retry() {
      setFailed(false);
      setTries((count) => count + 1);
    },
    more: next
      ? async () => {
          const page = await read(next);
          setResults((shown) => ({ ...page, items: [...(shown?.items ?? []), ...page.items] }));
        }
      : undefined,
  };
}
