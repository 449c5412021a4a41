import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SLOT_OWNERS } from '@rendezvous/contract/slots';
import type { RemoteProps } from '@rendezvous/contract/remote-contract';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { StallError } from '#src/kernel/loader/stall.ts';
import { Outlet } from '#src/kernel/outlet/outlet.tsx';
import { useHesitation } from '#src/kernel/outlet/use-hesitation.ts';
import { useRemoteProps } from '#src/kernel/outlet/use-remote-props.ts';
import { useRemoteState } from '#src/kernel/outlet/use-remote-state.ts';
import { useStallClock } from '#src/kernel/outlet/use-stall-clock.ts';
import type { OpenSlot } from '#src/kernel/modals/modals.ts';

/** A slot over the page, filled by its remote; focus goes back to where it was when the slot closes. */
export function FilledSlot({ slot }: { slot: OpenSlot }) {
  const { loader, slots, toasts } = useFrame();
  const intl = useIntl();
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

  // A dialog that cannot come is told in a line; the page under it stays usable.
  const handleFailure = useEffectEvent(() => {
    // The effect above may have asked again since this was drawn.
    if (loader.stateOf(owner).status !== 'failed') return;
    slots.close(slot.name);
    toasts.show({
      text: intl.formatMessage({
        id: 'frame.slot.failed',
        defaultMessage: 'This couldn’t be opened. Try again in a moment.',
      }),
      tone: 'bad',
    });
  });
  const isFailed = state.status === 'failed';
  useEffect(() => {
    if (isFailed) handleFailure();
  }, [isFailed]);

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

/** Remembers what had focus, and gives it back on closing when the dialog itself has not. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
