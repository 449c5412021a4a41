import { HalfOffers } from '#src/features/half/half-offers.tsx';
import { StartHere } from '#src/features/start/start-here.tsx';
import type { StartProps } from '#src/lib/parts.ts';

/** The start of a conversation with half sentences to complete. */
export function Start(props: StartProps) {
  return <StartHere {...props} halves={HalfOffers} />;
}
