import { useState } from 'react';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { useSubscription } from '@rendezvous/bus/react';
import { BREAKPOINTS } from '@rendezvous/theme/media';
import { dueAlerts } from './alert-rules.ts';
import { useFrame, useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useWhenQuiet } from '#src/kernel/frame/use-when-quiet.ts';

/** A partner's sign-up is completed on this route only. */
const PARTNER_ROUTE = 'complete-signup';

/** After a partner's sign-up was completed on a smartphone the activation reminder is a modal, once (spec §2 Activation reminder). */
export function ActivationTrigger({ route }: { route: Route | null }) {
  const { modals } = useFrame();
  const user = useFrameUser();
  const [wanted, setWanted] = useState(false);
  useSubscription(useFrameBus(), 'signup:progressed', ({ complete }) => {
    const phone = window.matchMedia(`(max-width: ${BREAKPOINTS.tablet - 1}px)`).matches;
    if (complete && phone && route?.name === PARTNER_ROUTE) setWanted(true);
  });
  const due = dueAlerts({ route, user, dismissed: [], signingUp: false, pushOffered: false }).includes(
    'activation',
  );
  useWhenQuiet(wanted && due, () => {
    setWanted(false);
    modals.ask({ name: 'activation', props: {} });
  });
  return null;
}
