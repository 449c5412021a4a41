import { useEffect, useState } from 'react';
import { useShell } from '@rendezvous/remote/react/hooks';
import { ActivationProgress } from './activation-progress.tsx';
import { PushOptIn } from './push-opt-in.tsx';

/**
 * What follows the last question: notifications, where they can be turned on, then the work before the activation mail
 * (spec §4 Sign-up flow). The server works meanwhile.
 */
export function Ending({ titleId, onDone }: { titleId: string; onDone: () => void }) {
  const { push } = useShell();
  const [isAsking, setAsking] = useState(() => push.offered());
  useEffect(() => {
    document.getElementById(titleId)?.focus();
  }, [isAsking, titleId]);
  if (isAsking) return <PushOptIn titleId={titleId} onAnswered={() => setAsking(false)} />;
  return <ActivationProgress titleId={titleId} onDone={onDone} />;
}
