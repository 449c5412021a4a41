import { useCallback, useEffect, useRef, useState } from 'react';

/** Lifetime of a typing signal without renewal. */
const LASTS_MS = 6_000;

/** Follows whether the other member is typing: call `seen` on each signal and `ended` when their message arrives. */
export function useTypingSign(): { typing: boolean; seen: () => void; ended: () => void } {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(false);
  }, []);
  const seen = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(ended, LASTS_MS);
  }, [ended]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, seen, ended };
}
