import { PAGE_SLUGS } from '@rendezvous/contract/pages-values';
import { lazyScreen, type LazyScreen } from '@rendezvous/remote/lazy-screen';

const page = lazyScreen(() =>
  import(
    /* webpackChunkName: "screen.pages-faq.pages-terms.pages-privacy.pages-cookies.pages-ban.pages-return-policy.pages-service.pages-token" */ './cms/page-screen.tsx'
  ).then((m) => m.PageScreen),
);

/**
 * Screens the frame draws itself, by route name. Each is a chunk `screen.` and the names of its routes, joined by dots,
 * announced in the HTML of those routes. The page's own screen is there before the first render, so server and browser draw
 * the same; the server's build carries all of them.
 */
export const SHELL_SCREENS: Readonly<Record<string, LazyScreen>> = {
  ...Object.fromEntries([...PAGE_SLUGS, 'token'].map((slug) => [`pages-${slug}`, page])),
  complaints: lazyScreen(() => import(/* webpackChunkName: "screen.complaints" */ './complaints/complaints-screen.tsx').then((m) => m.ComplaintsScreen)),
  'lang-config': lazyScreen(() => import(/* webpackChunkName: "screen.lang-config" */ './lang-config/lang-config-page.tsx').then((m) => m.LangConfigPage)),
};
