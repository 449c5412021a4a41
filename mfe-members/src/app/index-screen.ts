import { createElement } from 'react';
import { lazyScreen, type LazyScreen } from '@rendezvous/remote/lazy-screen';
import { useUser } from '@rendezvous/remote/react/hooks';

const poster = () => import(/* webpackChunkName: "screen.index" */ './home.tsx');
const home = lazyScreen(() => poster().then(({ Home }) => Home));
const part = () => import(/* webpackChunkName: "screen.index-member" */ './tonight.tsx');
const tonight = lazyScreen(() => part().then(({ Tonight }) => Tonight));
const loadTonight = () => Promise.all([tonight.preload(), part().then(({ loadWords }) => loadWords())]);

/** `/`: the poster for visitors, the board Tonight for members (PRODUCT.md §2). Visitors load nothing of the board. */
export const index: LazyScreen = Object.assign(
  function Index() {
    return createElement(useUser() ? tonight : home);
  },
  {
    async preload(): Promise<void> {
      if (typeof window === 'undefined')
        await Promise.all([
          home.preload(),
          poster().then(({ preloadEvening }) => preloadEvening()),
          loadTonight(),
        ]);
      else await (document.querySelector('[data-tonight]') ? loadTonight() : home.preload());
    },
  },
);
