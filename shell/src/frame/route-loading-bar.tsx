import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RemoteName } from '@rendezvous/contract/routes';
import { LoadingBar } from '@rendezvous/ui/loading-bar';
import { useRemoteState } from '#src/loader/region.tsx';

const APPEARS_AFTER_MS = 200;
const LEAVES_AFTER_MS = 500;

type Phase = 'away' | 'growing' | 'met';

/** Two ends that grow towards each other while a part of the product is on its way (spec §9 Loading bar). */
export function RouteLoadingBar({ owner }: { owner: RemoteName }) {
  const busy = useRemoteState(owner).status === 'loading';
  const [phase, setPhase] = useState<Phase>('away');
  const intl = useIntl();
  useEffect(() => {
    if (!busy && phase === 'away') return;
    const timer = busy
      ? setTimeout(() => setPhase('growing'), APPEARS_AFTER_MS)
      : setTimeout(() => setPhase(phase === 'growing' ? 'met' : 'away'), phase === 'growing' ? 0 : LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [busy, phase]);
  if (phase === 'away') return null;
  return <LoadingBar done={phase === 'met'} label={intl.formatMessage({ id: 'frame.loading', defaultMessage: 'Loading' })} />;
}
