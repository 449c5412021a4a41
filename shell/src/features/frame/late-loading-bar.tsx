import { Suspense, useSyncExternalStore } from 'react';
import { latePart } from './late-part.tsx';

const RouteLoadingBar = latePart(() =>
  import(/* webpackChunkName: "loading-bar" */ './route-loading-bar.tsx').then((m) => m.RouteLoadingBar),
);

const never = () => () => undefined;

/** The loading bar; asked for once the page has started. */
export function LateLoadingBar() {
  const started = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    started && (
      <Suspense>
        <RouteLoadingBar />
      </Suspense>
    )
  );
}
