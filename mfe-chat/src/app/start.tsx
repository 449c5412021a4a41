import { HalfOffers } from '#src/features/half/half-offers.tsx';
import { StartHere, type StartProps } from '#src/features/start/start-here.tsx';

/** An empty conversation with half sentences to complete. */
export function Start(props: Omit<StartProps, 'halves'>) {
  return <StartHere {...props} halves={HalfOffers} />;
}
