import { useEffect, useRef, useState } from 'react';
import { registerAsk } from '../client.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** The dialog of all calls that need a fresh second factor. Calls at the same time wait for one answer. */
export function ProofGate() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((proven: boolean) => void)[]>([]);

  useEffect(
    () =>
      registerAsk(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );

  function answer(proven: boolean): void {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(proven);
  }

  return isOpen && <ProofDialog onProven={() => answer(true)} onCancel={() => answer(false)} />;
}
