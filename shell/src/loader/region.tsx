import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteName } from '@rendezvous/contract/routes';
import { useFrame } from '#src/app/frame-context.ts';
import { RemoteFailed } from './remote-failed.tsx';
import { Outlet } from './outlet.tsx';
import { RegionSkeleton } from './region-skeleton.tsx';
import type { RemoteState } from './remote-loader.ts';
import { useRemoteProps } from './use-remote-props.ts';

/** What the server drew from: the browser's first render must draw the same, however fast the remote came. */
const IDLE: RemoteState = { status: 'idle' };

/** Where a remote stands; renders again with every step it takes. */
export function useRemoteState(name: RemoteName): RemoteState {
  const { loader } = useFrame();
  return useSyncExternalStore(
    loader.subscribe,
    () => loader.stateOf(name),
    () => IDLE,
  );
}

/** The page region: shows the remote of the route, its skeleton while it comes, or the card when it does not. Key it by remote. */
export function Region({ name }: { name: RemoteName }) {
  const { loader, page, adoption } = useFrame();
  const state = useRemoteState(name);
  const [adopts, setAdopts] = useState(() => adoption.get() && page.rendered?.remote === name);
  const [mounted, setMounted] = useState(false);
  const props = useRemoteProps(name, undefined, adopts && !mounted ? page.rendered?.state : undefined);

  useEffect(() => void loader.load(name), [loader, name]);
  if (state.status === 'failed') return <RemoteFailed step={state.step} tries={state.tries} onRetry={() => void loader.retry(name)} />;
  return (
    <>
      {!mounted && !adopts && <RegionSkeleton />}
      <Outlet
        name={name}
        lifecycles={state.status === 'ready' ? state.lifecycles : null}
        remoteProps={props}
        serverRendered={adopts}
        onMounted={() => {
          setMounted(true);
          adoption.set(false);
        }}
        onFailed={(step, error) => {
          setAdopts(false);
          loader.fail(name, step, error);
        }}
      />
    </>
  );
}
