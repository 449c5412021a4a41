import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { reloadWhenStale } from '#src/kernel/failures/late-recovery.ts';
import { StallError } from '#src/kernel/loader/stall.ts';
import { RemoteFailed } from '#src/kernel/failures/late-remote-failed.tsx';
import { Outlet } from '#src/kernel/outlet/outlet.tsx';
import { RegionSkeleton } from '#src/kernel/outlet/region-skeleton.tsx';
import { useHesitation } from '#src/kernel/outlet/use-hesitation.ts';
import { useRemoteProps } from '#src/kernel/outlet/use-remote-props.ts';
import { useRemoteState } from '#src/kernel/outlet/use-remote-state.ts';
import { useStallClock } from '#src/kernel/outlet/use-stall-clock.ts';

/** The page region: shows the remote of the route, its skeleton while it comes, or the card when it does not. Key it by remote. */
export function Region({ name }: { name: RemoteName }) {
  const { loader, page, adoption, firstScreen } = useFrame();
  const state = useRemoteState(name);
  const [adopts, setAdopts] = useState(() => adoption.get() && page.rendered?.remote === name);
  const [mounted, setMounted] = useState(false);
  // Each try to start gets an element of its own: the last one may have left something in its.
  const [starts, setStarts] = useState(0);
  const [given, setGiven] = useState<string | null>(null);
  if (state.status === 'ready' && state.version !== given) {
    if (given !== null) setStarts(starts + 1);
    setGiven(state.version);
  }
  // The server's HTML is of the version the page names: another one draws again.
  const adopting = adopts && (state.status !== 'ready' || state.version === page.registry[name]?.version);
  const props = useRemoteProps(name, undefined, adopting && !mounted ? page.rendered?.state : undefined);

  useEffect(() => void loader.load(name), [loader, name]);
  useNextScreen(() => void loader.retry(name));
  const isWaiting = !mounted && state.status !== 'failed';
  useArrival(isWaiting && !adopting);
  useStallClock(name, isWaiting, () =>
    loader.fail(name, 'late', new StallError(`${name}: no loading step has ended in time`)),
  );
  useHesitation(name, mounted, state);
  if (state.status === 'failed')
    return <RemoteFailed step={state.step} tries={state.tries} onRetry={() => void loader.retry(name)} />;
  return (
    <>
      {!mounted && !adopting && <RegionSkeleton />}
      <Outlet
        key={`${starts} ${adopting}`}
        name={name}
        lifecycles={state.status === 'ready' ? state.lifecycles : null}
        remoteProps={props}
        serverRendered={adopting}
        firstScreen={adopting ? firstScreen : null}
        onBootstrapped={() => loader.ended(name, 'bootstrap')}
        onMounted={() => {
          setMounted(true);
          adoption.set(false);
          loader.worked(name);
        }}
        onFailed={(step, error) => {
          // A file that is gone under a mounted screen is a matter of the page's age: a fresh page has it.
          void (mounted ? reloadWhenStale(error) : Promise.resolve(false)).then((leaving) => {
            if (leaving) return;
            setAdopts(false);
            setMounted(false);
            setStarts(starts + 1);
            loader.fail(name, step, error);
          });
        }}
      />
    </>
  );
}

/** Calls back when another address of the same remote is opened: what failed there need not fail here. */
function useNextScreen(open: () => void): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  const handleOpening = useEffectEvent(open);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    handleOpening();
  }, [pathname]);
}

/** Shows the loading bar while `isArriving`. */
function useArrival(isArriving: boolean): void {
  const { arrivals } = useFrame();
  useEffect(() => (isArriving ? arrivals.begin() : undefined), [isArriving, arrivals]);
}
