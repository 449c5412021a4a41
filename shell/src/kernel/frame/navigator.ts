import { createPath, type Navigator } from 'react-router-dom';

/** The navigator that remotes get: the same object before and after the frame's router is there. */
export interface FrameNavigator extends Navigator {
  /** Passes navigations on to the router, first those that waited for it. */
  follow(router: Navigator): void;
}

/** Makes the navigator of a page. A screen may listen before the frame does; its navigations wait until then. */
export function createNavigator(): FrameNavigator {
  let followed: Navigator | null = null;
  const waiting: ((router: Navigator) => void)[] = [];
  const pass = (step: (router: Navigator) => void): void => {
    if (followed) step(followed);
    else waiting.push(step);
  };
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => pass((router) => router.go(delta)),
    push: (to, state, options) => pass((router) => router.push(to, state, options)),
    replace: (to, state, options) => pass((router) => router.replace(to, state, options)),
    follow(router) {
      followed = router;
      for (const step of waiting.splice(0)) step(router);
    },
  };
}
