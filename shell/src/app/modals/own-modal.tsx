import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import type { OwnModalProps, ShellModal, ShellModalProps } from '#src/kernel/modals/modals.ts';

type Loaders = { [M in keyof ShellModalProps]: () => Promise<ComponentType<OwnModalProps<M>>> };

/** Each modal comes when it is asked for. */
const LOADERS: Loaders = {
  'entry-warning': () =>
    import(/* webpackChunkName: "modal-entry-warning" */ '#src/features/entry/entry-warning.tsx').then(
      (m) => m.EntryWarning,
    ),
  activation: () =>
    import(/* webpackChunkName: "modal-activation" */ '#src/features/alerts/activation-modal.tsx').then(
      (m) => m.ActivationModal,
    ),
  'time-bonus': () =>
    import(/* webpackChunkName: "modal-offer" */ '#src/features/offers/time-bonus-modal.tsx').then(
      (m) => m.TimeBonusModal,
    ),
  welcome: () =>
    import(/* webpackChunkName: "modal-offer" */ '#src/features/offers/welcome-modal.tsx').then(
      (m) => m.WelcomeModal,
    ),
  like: () =>
    import(/* webpackChunkName: "modal-like" */ '#src/features/likes/like-modal.tsx').then(
      (m) => m.LikeModal,
    ),
};

/** One of the frame's own modals; one that cannot come gives its place to the next in line. */
export function OwnModal({ asked: { name, props } }: { asked: ShellModal }) {
  const { modals, toasts } = useFrame();
  const intl = useIntl();
  const [Loaded, setLoaded] = useState<ComponentType<OwnModalProps<typeof name>> | null>(null);
  const giveUp = useEffectEvent(() => {
    modals.close(name);
    // Somebody pressed a button for this one; the others came by themselves and are missed by nobody.
    if (name !== 'welcome') return;
    toasts.show({
      text: intl.formatMessage({
        id: 'frame.slot.failed',
        defaultMessage: 'This could not be opened. Try again in a moment.',
      }),
      tone: 'bad',
    });
  });
  useEffect(() => {
    let here = true;
    const load = LOADERS[name] as () => Promise<ComponentType<OwnModalProps<typeof name>>>;
    load().then(
      (component) => here && setLoaded(() => component),
      () => here && giveUp(),
    );
    return () => void (here = false);
  }, [name]);
  return Loaded && <Loaded props={props as never} close={() => modals.close(name)} />;
}
