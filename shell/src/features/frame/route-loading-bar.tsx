import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LOADING_BAR } from '@rendezvous/contract/composition/frame-values';
import { LoadingBar } from '@rendezvous/ui/feedback/loading-bar';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { useStore } from '#src/lib/store.ts';

/** away: nothing to show · growing · met: the screen has come · over: it was too slow, and a card offers another try. */
type Phase = 'away' | 'growing' | 'met' | 'over';

/** Where a phase leads, and after how long. */
const NEXT: Readonly<Record<'busy' | 'idle', Partial<Record<Phase, readonly [Phase, number]>>>> = {
  busy: {
    away: ['growing', LOADING_BAR.appearsAfterMs],
    met: ['growing', LOADING_BAR.appearsAfterMs],
    growing: ['over', LOADING_BAR.givesUpAfterMs - LOADING_BAR.appearsAfterMs],
  },
  idle: { growing: ['met', 0], met: ['away', LOADING_BAR.leavesAfterMs], over: ['away', 0] },
};

/** Two ends that grow towards each other while a screen is on its way (spec §9 Loading bar). */
export function RouteLoadingBar() {
  const busy = useStore(useFrame().arrivals.count) > 0;
  const [phase, setPhase] = useState<Phase>('away');
  const intl = useIntl();
  useEffect(() => {
    const next = NEXT[busy ? 'busy' : 'idle'][phase];
    if (!next) return;
    const timer = setTimeout(() => setPhase(next[0]), next[1]);
    return () => clearTimeout(timer);
  }, [busy, phase]);
  if (phase === 'away' || phase === 'over') return null;
  return (
    <LoadingBar
      done={phase === 'met'}
      growsForMs={LOADING_BAR.growsForMs}
      label={intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Loading' })}
    />
  );
}
