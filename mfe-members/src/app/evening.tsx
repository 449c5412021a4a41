import { useEffect, useState, type ComponentType } from 'react';
import { late } from '@rendezvous/remote/late';

/** It is here when a visitor goes on to the search, whose parts come along. */
const part = late(() =>
  import(/* webpackChunkName: "search-parts" */ './public-evening.ts').then(({ load }) => load()),
);

/** Left alone by React: what the server has drawn inside stays until the part is here. */
const SERVER_HTML = { __html: '' };

/** The public part of the board on the poster. Its code and words come after the page; the server's HTML has it at once. */
export function Evening() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    // Without it the poster is complete.
    part.load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, []);
  if (Part) return <Part />;
  if (typeof document === 'undefined') {
    const Drawn = part.get();
    return <div data-late>{Drawn && <Drawn />}</div>;
  }
  return <div data-late dangerouslySetInnerHTML={SERVER_HTML} suppressHydrationWarning />;
}

/** Loads what the server draws. */
export const preloadEvening = (): Promise<unknown> => part.load();
