import { createElement, useEffect, type ComponentType } from 'react';
import { latePart, type LatePart } from './late-part.ts';
import { Awaited } from './react/arrival.tsx';

/** A screen in a chunk of its own. */
export type LazyScreen<P = object> = LatePart<P>;

/**
 * Puts a screen into its own chunk: ``lazyScreen(() => import(/* webpackChunkName: "screen.likes" *\/ '#src/features/likes/likes-screen.tsx').then((m) => m.LikesScreen))``.
 * A chunk named `screen.` and the names of its routes, joined by dots, is announced in the HTML of those routes' pages.
 * A chunk named `first-press` is announced on all pages of its part.
 * The loading bar runs while the chunk is on its way; the error of a missing chunk is thrown to the boundary around.
 */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  return latePart(load, { waiting: createElement(Awaited), missing: 'throw' });
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
