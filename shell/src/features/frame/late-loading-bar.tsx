import { latePart } from '@rendezvous/remote/late-part';

/** The loading bar. */
export const LateLoadingBar = latePart(
  () =>
    import(/* webpackChunkName: "loading-bar" */ './route-loading-bar.tsx').then((m) => m.RouteLoadingBar),
  { missing: 'insist', afterHydration: true },
);
