import { useEffect, useEffectEvent } from 'react';
import { latePart, type LatePart } from '@rendezvous/remote/late-part';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { LateFailedDialog } from '#src/features/slots/late-failed-dialog.tsx';
import type { OwnModalProps, ShellModal, ShellModalProps } from '#src/kernel/modals/modals.ts';

type OwnModals = { [M in keyof ShellModalProps]: LatePart<OwnModalProps<M>> };

/** Each modal comes when it is asked for; one that cannot come gives its place to the next in line. */
const OWN_MODALS: OwnModals = {
  'entry-warning': latePart(
    () =>
      import(/* webpackChunkName: "modal-entry-warning" */ '#src/features/entry/entry-warning.tsx').then(
        (m) => m.EntryWarning,
      ),
    { missing: Missing },
  ),
  activation: latePart(
    () =>
      import(/* webpackChunkName: "modal-activation" */ '#src/features/alerts/activation-modal.tsx').then(
        (m) => m.ActivationModal,
      ),
    { missing: Missing },
  ),
  'time-bonus': latePart(
    () =>
      import(/* webpackChunkName: "modal-offer" */ '#src/features/offers/time-bonus-modal.tsx').then(
        (m) => m.TimeBonusModal,
      ),
    { missing: Missing },
  ),
  welcome: latePart(
    () =>
      import(/* webpackChunkName: "modal-offer" */ '#src/features/offers/welcome-modal.tsx').then(
        (m) => m.WelcomeModal,
      ),
    { missing: AskedForMissing },
  ),
  like: latePart(
    () =>
      import(/* webpackChunkName: "modal-like" */ '#src/features/likes/like-modal.tsx').then(
        (m) => m.LikeModal,
      ),
    { missing: Missing },
  ),
};

interface Closable {
  close: () => void;
}

/** Most modals open by themselves: a failed one is dropped silently. */
function Missing({ close }: Closable) {
  const giveUp = useEffectEvent(close);
  useEffect(() => giveUp(), []);
  return null;
}

/** This modal was opened by a button. */
function AskedForMissing({ close }: Closable) {
  return <LateFailedDialog onClose={close} />;
}

/** One of the frame's own modals. */
export function OwnModal({ asked: { name, props } }: { asked: ShellModal }) {
  const { modals } = useFrame();
  const Modal = OWN_MODALS[name] as LatePart<OwnModalProps<typeof name>>;
  return <Modal props={props as never} close={() => modals.close(name)} />;
}
