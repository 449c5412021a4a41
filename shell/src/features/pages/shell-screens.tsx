import type { ComponentType } from 'react';
import { ROUTES, type ScreensOf } from '@rendezvous/contract/kernel/routes';
import { lazyScreen, type LazyScreen } from '@rendezvous/remote/lazy-screen';

/** Loads a screen together with the words that the frame's own screens alone say. */
async function spoken(load: Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, { withPageWords }] = await Promise.all([
    load,
    import(/* webpackChunkName: "page-words" */ './with-page-words.ts'),
  ]);
  return withPageWords(Screen);
}

const page = lazyScreen(() =>
  spoken(
    import(
      /* webpackChunkName: "screen.pages-faq.pages-terms.pages-privacy.pages-cookies.pages-ban.pages-return-policy.pages-service.pages-token" */ './cms/page-screen.tsx'
    ).then((m) => m.PageScreen),
  ),
);

type PageRoute = Extract<ScreensOf<'shell'>, `pages-${string}`>;
const pages = Object.fromEntries(
  ROUTES.filter(({ name }) => name.startsWith('pages-')).map(({ name }) => [name, page]),
) as Record<PageRoute, LazyScreen>;

/**
 * Screens the frame draws itself, by route name. Each is a chunk `screen.` and the names of its routes, joined by dots,
 * announced in the HTML of those routes. The page's own screen is there before the first render, so server and browser draw
 * the same; the server's build carries all of them.
 * `error`, `not-found` and `not-here-yet` replace a screen that is not available; their chunks are of no route.
 */
export const SHELL_SCREENS: Readonly<
  Record<ScreensOf<'shell'> | 'error' | 'not-here-yet' | 'not-found', LazyScreen>
> = {
  error: lazyScreen(() =>
    import(/* webpackChunkName: "instead.error" */ './error-page.tsx').then((m) => m.ErrorPage),
  ),
  'not-here-yet': lazyScreen(() =>
    import(/* webpackChunkName: "instead.not-here-yet" */ './not-here-yet-page.tsx').then(
      (m) => m.NotHereYetPage,
    ),
  ),
  'not-found': lazyScreen(() =>
    import(/* webpackChunkName: "instead.not-found" */ './not-found-page.tsx').then((m) => m.NotFoundPage),
  ),
  ...pages,
  complaints: lazyScreen(() =>
    spoken(
      import(/* webpackChunkName: "screen.complaints" */ './complaints/complaints-screen.tsx').then(
        (m) => m.ComplaintsScreen,
      ),
    ),
  ),
  'lang-config': lazyScreen(() =>
    spoken(
      import(/* webpackChunkName: "screen.lang-config" */ './lang-config/lang-config-page.tsx').then(
        (m) => m.LangConfigPage,
      ),
    ),
  ),
};

const byName: Readonly<Partial<Record<string, LazyScreen>>> = SHELL_SCREENS;

/** The frame's own screen of a route; a word about it where this version has none. */
export const shellScreenOf = (route: string): LazyScreen => byName[route] ?? SHELL_SCREENS['not-here-yet'];
