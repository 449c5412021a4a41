import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Awaited } from './react/arrival.tsx';

/** A screen in a chunk of its own. Once loaded it renders synchronously, which hydration and server rendering need. */
export interface LazyScreen<P = object> {
  (props: P): ReactNode;
  /** Loads the chunk; repeated calls load it once, a failed one may be tried again. */
  preload(): Promise<void>;
}

/**
 * Puts a screen into its own chunk: ``lazyScreen(() => import(/* webpackChunkName: "screen.likes" *\/ '#src/features/likes/likes-screen.tsx').then((m) => m.LikesScreen))``.
 * A chunk named `screen.` and the names of its routes, joined by dots, is announced in the HTML of those routes' pages.
 */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const preload = (): Promise<void> =>
    (loading ??= load().then(
      (component) => void (loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  const pending = (): ComponentType<P> => lazy(() => preload().then(() => ({ default: loaded! })));

  function Screen(props: P): ReactNode {
    // Chosen once: a screen that waited for its chunk keeps its state when the chunk has come.
    const [[shown, waits]] = useState((): [ComponentType<P>, boolean] =>
      loaded ? [loaded, false] : [pending(), true],
    );
    const screen = createElement(shown, props);
    return waits ? createElement(Suspense, { fallback: createElement(Awaited) }, screen) : screen;
  }
  return Object.assign(Screen, { preload });
}

/** Loads a screen's chunk when it has one of its own. */
export async function preloadScreen(screen: unknown): Promise<void> {
  if (typeof screen === 'function' && 'preload' in screen) await (screen as LazyScreen).preload();
}

/** Fetches what a screen may open (dialogs, viewers) once the screen itself is there. Give it screens declared outside components. */
export function usePreload(...later: readonly unknown[]): void {
  useEffect(() => {
    // A failure shows, if at all, when the dialog is asked for.
    void Promise.allSettled(later.map(preloadScreen));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same ones for as long as the module lives
  }, []);
}
