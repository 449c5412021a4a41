import { createContext, useContext } from 'react';
import type { ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { useUser } from '@rendezvous/remote/react/hooks';

/** The viewer that the own page is shown as; null on every other page. */
export const SeenAs = createContext<ProfileViewer | null>(null);

/** Returns how the viewer reads this page: as themselves, or as its owner who previews it as another. */
export function useSeenAs(): { isVisitor: boolean; isPreview: boolean } {
  const as = useContext(SeenAs);
  const user = useUser();
  return { isVisitor: as ? as === 'visitor' : user === null, isPreview: as !== null };
}
