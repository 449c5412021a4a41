import { useEffect, useEffectEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SLOT_OWNERS } from '@rendezvous/contract/slots';
import type { RemoteProps } from '@rendezvous/contract/remote-contract';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { Outlet } from '#src/kernel/outlet/outlet.tsx';
import { useRemoteProps } from '#src/kernel/outlet/use-remote-props.ts';
import { useRemoteState } from '#src/kernel/outlet/use-remote-state.ts';
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
  useReturnedFocus();

  // A dialog that cannot come is told in a line; the page under it stays usable.
  const giveUp = () => {
    slots.close(slot.name);
    toasts.show({
      text: intl.formatMessage({
        id: 'frame.slot.failed',
        defaultMessage: 'This could not be opened. Try again in a moment.',
      }),
      tone: 'bad',
    });
  };
  const giveUpLoading = useEffectEvent(giveUp);
  useEffect(() => {
    let here = true;
    const loading = loader.stateOf(owner).status === 'failed' ? loader.retry(owner) : loader.load(owner);
    void loading.then(() => here && loader.stateOf(owner).status === 'failed' && giveUpLoading());
    return () => void (here = false);
  }, [loader, owner]);

  return (
    <Outlet
      name={`${owner}-${slot.name}`}
      lifecycles={state.status === 'ready' ? state.lifecycles : null}
      remoteProps={props}
      onFailed={(step, error) => {
        loader.fail(owner, step, error);
        giveUp();
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
