import { useEffect, useState, type ComponentType } from 'react';
import type { Route } from '@rendezvous/contract/routes';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

interface LateProps {
  route: Route | null;
}

/** Fetches `LateParts` after the page stands. A failed fetch is repeated at growing intervals: nobody waits for it. */
export function Late({ route }: LateProps) {
  const [Parts, setParts] = useState<ComponentType<LateProps> | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (retry: number): void =>
      void import(/* webpackChunkName: "late" */ './late-parts.tsx').then(
        ({ LateParts }) => here && setParts(() => LateParts),
        () => here && (timer = setTimeout(() => load(Math.min(retry * 2, LAST_RETRY_MS)), retry)),
      );
    load(FIRST_RETRY_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return Parts && <Parts route={route} />;
}
