import { useEffect } from 'react';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { ENTRY_KEY, mustWarn } from './entry-rules.ts';
import { useInstalled } from '#src/lib/use-installed.ts';
import { isDismissed } from '#src/kernel/dismissals/dismissals.ts';

/** Asks for the entry warning, ahead of every other modal, wherever and as long as it is due. */
export function EntryTrigger({ route }: { route: Route | null }) {
  const { modals } = useFrame();
  const settings = useFrameSettings();
  const user = useFrameUser();
  const installed = useInstalled();
  const due = mustWarn(settings, user, route, installed, isDismissed(ENTRY_KEY));
  useEffect(() => {
    if (!due) return;
    modals.ask({ name: 'entry-warning', props: {} }, true);
    return () => modals.close('entry-warning');
  }, [due, modals]);
  return null;
}
