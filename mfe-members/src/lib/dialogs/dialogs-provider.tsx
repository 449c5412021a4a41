import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { LikesExhausted, useExhaustedSheet } from '@rendezvous/remote/react/use-heart';
import {
  DialogsContext,
  type Dialogs,
  type LoginRequest,
  type SafetyProps,
  type SafetyRequest,
} from './dialogs-context.ts';

/** No first screen shows a dialog, but a first press may open one: pages announce the chunk `first-press`. */
const LoginRequired = lazyScreen(() =>
  import(/* webpackChunkName: "first-press" */ './login-required.tsx').then((module) => module.LoginRequired),
);

interface Props {
  /** Asks before a block, or for a report. */
  Safety: ComponentType<SafetyProps>;
  children: ReactNode;
}

/** Provides the dialogs of this remote; at most one of each is open. */
export function DialogsProvider({ Safety, children }: Props) {
  usePreload(LikesExhausted, LoginRequired);
  const [login, setLogin] = useState<LoginRequest | null>(null);
  const { show, sheet } = useExhaustedSheet();
  const [safety, setSafety] = useState<SafetyRequest | null>(null);
  const dialogs = useMemo<Dialogs>(
    () => ({
      requireLogin: setLogin,
      askSafety: setSafety,
      showExhausted: show,
    }),
    [show],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {login && <LoginRequired request={login} onClose={() => setLogin(null)} />}
      {sheet}
      {safety && <Safety {...safety} onClose={() => setSafety(null)} />}
    </DialogsContext>
  );
}
