import { useEffect, useRef } from 'react';
import { useLocale } from '@rendezvous/remote/react/hooks';

/** Reads a list that the server words again after a change of language. */
export function useWordsOf(read: () => unknown): void {
  const locale = useLocale();
  const known = useRef(locale);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (known.current === locale) return;
    known.current = locale;
    latest.current();
  }, [locale]);
}
