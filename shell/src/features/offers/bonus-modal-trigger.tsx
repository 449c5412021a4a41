import { useEffect, useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import { CLAIM_BONUS_MODAL, ENTER_MEMBERS_AREA } from '@rendezvous/contract/resources/members-area/calls';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { useOffers } from './use-offers.ts';
import { useWhenQuiet } from '#src/kernel/frame/use-when-quiet.ts';

/** `new` until the delay is over, `due` from then on, `done` when there is nothing to show any more. */
type Phase = 'new' | 'due' | 'asking' | 'done';

/**
 * Opens the time-bonus modal: the server counts the delay from the first entry into the members area and gives it to one
 * page only; here it waits for a members-area route without payment, for the last credit to be spent, and for a quiet
 * moment (spec §2 Time-bonus modal, §4 Time bonus).
 */
export function BonusModalTrigger({ route }: { route: Route | null }) {
  const { modals, session } = useFrame();
  const user = useFrameUser();
  const { bonus } = useOffers();
  const [phase, setPhase] = useState<Phase>('new');
  const inArea = route?.membersArea === true && user !== null && !user.paid_user && bonus !== null;

  useEffect(() => {
    if (!inArea || phase !== 'new') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asking = new AbortController();
    call(ENTER_MEMBERS_AREA, undefined, { signal: asking.signal }).then(
      ({ modal_in_seconds: seconds }) => {
        if (asking.signal.aborted) return;
        if (seconds === null) return setPhase('done');
        timer = setTimeout(() => setPhase('due'), seconds * 1000);
      },
      // Asked again on the next entry.
      () => undefined,
    );
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [inArea, phase]);

  // A payment page shows the offer in its prices.
  const paying = route?.owner === 'payments';
  useWhenQuiet(inArea && !paying && phase === 'due' && user?.credits === 0, () => {
    setPhase('asking');
    call(CLAIM_BONUS_MODAL).then(
      ({ show }) => {
        setPhase('done');
        if (show && session.user()) modals.ask({ name: 'time-bonus', props: {} });
      },
      () => setPhase('new'),
    );
  });
  return null;
}
