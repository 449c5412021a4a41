import { LateOffers } from '#src/features/half/late-halves.ts';
import { LateStart } from '#src/features/start/late-start.ts';
import type { StartProps } from '#src/features/start/start-here.tsx';

/** An empty conversation with half sentences to complete. Comes late, as both its parts. */
export function Start(props: Omit<StartProps, 'halves'>) {
  return <LateStart {...props} halves={LateOffers} />;
}
