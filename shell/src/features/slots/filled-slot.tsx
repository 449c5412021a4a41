import { useEffect, useMemo, useState } from 'react';
import { SLOT_OWNERS } from '@rendezvous/contract/composition/slots';
import type { RemoteProps } from '@rendezvous/contract/composition/remote-contract';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { returnFocus } from '@rendezvous/ui/focus';
import { StallError } from '#src/kernel/loader/stall.ts';
import { Outlet } from '#src/kernel/outlet/outlet.tsx';
import { useHesitation } from '#src/kernel/outlet/use-hesitation.ts';
import { useRemoteProps } from '#src/kernel/outlet/use-remote-props.ts';
import { useRemoteState } from '#src/kernel/outlet/use-remote-state.ts';
import { useStallClock } from '#src/kernel/outlet/use-stall-clock.ts';
import type { OpenSlot } from '#src/kernel/modals/modals.ts';
import { FailedLine, LateFailedDialog } from './late-failed-dialog.tsx';

/** A slot over the page, filled by its remote; focus goes back to where it was when the slot closes. */
export function FilledSlot({ slot }: { slot: OpenSlot }) {
  const { loader, slots } = useFrame();
  const owner = SLOT_OWNERS[slot.name];
  const state = useRemoteState(owner);
  const given = useMemo(
    () => ({ ...slot, close: () => slots.close(slot.name) }) as NonNullable<RemoteProps['slot']>,
    [slot, slots],
  );
  const props = useRemoteProps(owner, given);
  const [isMounted, setMounted] = useState(false);
  useReturnedFocus();
  useEffect(
    () => void (loader.stateOf(owner).status === 'failed' ? loader.retry(owner) : loader.load(owner)),
    [loader, owner],
  );
  useHesitation(owner, isMounted, state);
  useStallClock(owner, !isMounted && state.status !== 'failed', () =>
    loader.fail(owner, 'late', new StallError(`${owner}: no loading step has ended in time`)),
  );

  // What failed before is asked for again by the effect above: only a failure after that is shown.
  const isFailed = state.status === 'failed';
  const [isAsked, setAsked] = useState(!isFailed);
  if (!isAsked && !isFailed) setAsked(true);
  if (isAsked && isFailed) {
    const close = () => slots.close(slot.name);
    // A dialog that opens by itself fails in a line; no popup asks about what was not asked for.
    if (slot.name === 'match-modal') return <FailedLine onClose={close} />;
    return <LateFailedDialog onClose={close} onRetry={() => loader.retry(owner)} />;
  }

  return (
    <Outlet
      // Each version gets an element of its own: the last one may have left something in its.
      key={state.status === 'ready' ? state.version : ''}
      name={`${owner}-${slot.name}`}
      lifecycles={state.status === 'ready' ? state.lifecycles : null}
      remoteProps={props}
      onBootstrapped={() => loader.ended(owner, 'bootstrap')}
      onMounted={() => setMounted(true)}
      onFailed={(step, error) => {
        setMounted(false);
        loader.fail(owner, step, error);
      }}
    />
  );
}

/** Remembers what had focus, and returns it on closing when the dialog itself has not. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost) returnFocus(before);
    };
  }, []);
}
