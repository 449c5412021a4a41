import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useStore } from '#src/lib/store.ts';
import type { Frame } from './frame.ts';

export const FrameContext = createContext<Frame | null>(null);

/** The frame this component is part of. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('this component works inside the frame only');
  return frame;
}

/** The signed-in member. */
export function useFrameUser(): User | null {
  const { session, page } = useFrame();
  return useSyncExternalStore(
    (changed) => {
      const watching = session.user$.subscribe(changed);
      return () => watching.unsubscribe();
    },
    session.user,
    () => page.user,
  );
}

export const useFrameSettings = (): Settings => useStore(useFrame().settings);
export const useFrameLocale = (): Locale => useStore(useFrame().language.shown);

/** The bus as the frame sees it. */
export const useFrameBus = (): Bus => useFrame().busOf('shell');
