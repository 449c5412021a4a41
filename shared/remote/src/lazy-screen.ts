import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A screen in a chunk of its own. Once loaded it renders synchronously, which hydration and server rendering need. */
export interface LazyScreen<P = object> {
  (props: P): ReactNode;
  /** Loads the chunk; repeated calls load it once, a failed one may be tried again. */
  preload(): Promise<void>;
}

/**
 * Puts a screen into its own chunk: `lazyScreen(() => import('#src/features/likes/likes-screen.tsx').then((m) => m.LikesScreen))`.
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
  const Pending = lazy(() => preload().then(() => ({ default: loaded! })));
  const screen = (props: P): ReactNode =>
    createElement(Suspense, { fallback: null }, createElement((loaded ?? Pending) as ComponentType<P>, props));
  return Object.assign(screen, { preload });
}

/** Loads a screen's chunk when it has one of its own. */
export async function preloadScreen(screen: unknown): Promise<void> {
  if (typeof screen === 'function' && 'preload' in screen) await (screen as LazyScreen).preload();
}
