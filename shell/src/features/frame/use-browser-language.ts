import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The browser's first language; empty on the server and in the first render, which must say the same. */
export function useBrowserLanguage(): string {
  return useSyncExternalStore(
    never,
    () => window.navigator.language,
    () => '',
  );
}
