import { useSyncExternalStore } from 'react';
import {
  DISMISSED_COOKIE,
  readDismissed,
  type Dismissible,
} from '@rendezvous/contract/composition/dismissals';
import { useFrame, useFrameUser } from './frame-context.ts';
import { dismissals, dismissedBy } from '#src/kernel/dismissals/dismissals.ts';

/** What is closed, as text, because a store's answer must stay the same while nothing changes. */
function closedHere(member: string | null): string {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${DISMISSED_COOKIE}=`));
  return [
    ...new Set([
      ...dismissedBy(member),
      ...readDismissed(cookie?.slice(DISMISSED_COOKIE.length + 1), member),
    ]),
  ].join();
}

/** Alerts and banners this member, or the visitor, has closed; on the server as their cookie says. */
export function useDismissed(): readonly Dismissible[] {
  const { page } = useFrame();
  const member = useFrameUser()?.id ?? null;
  const closed = useSyncExternalStore(
    dismissals.subscribe,
    () => closedHere(member),
    () => page.dismissed.join(),
  );
  return closed.split(',') as Dismissible[];
}
