import { useEffect } from 'react';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { api } from '@rendezvous/api-client/client';
import { ToastHost } from '#src/features/frame/toast-host.tsx';
import { mirrorDismissals } from '#src/kernel/dismissals/dismissals.ts';
import { ActivationTrigger } from '#src/features/alerts/activation-trigger.tsx';
import { BonusModalTrigger } from '#src/features/offers/bonus-modal-trigger.tsx';
import { EntryTrigger } from '#src/features/entry/entry-trigger.tsx';
import { ResumeSignUp } from '#src/features/slots/resume-sign-up.tsx';
import { LikeTrigger } from '#src/features/likes/like-trigger.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { startOffers } from '#src/features/offers/start-offers.ts';
import { useFrame, useFrameUser } from '#src/kernel/frame/frame-context.ts';

/** Modals that speak of a member; none of them outlives a log-out. */
const MEMBERS_OWN = [
  'activation',
  'time-bonus',
  'like',
  'match-modal',
  'buy-alert',
  'gift',
  'icebreaker',
] as const;

/** What a page needs once it is drawn: modals and what opens them, toasts, and timers of discounts. */
export function LateParts({ route }: { route: Route | null }) {
  const { hub, session, modals } = useFrame();
  const member = useFrameUser()?.id ?? null;
  useEffect(() => startOffers(hub, session, api), [hub, session]);
  useEffect(() => {
    mirrorDismissals(member);
    if (!member) MEMBERS_OWN.forEach(modals.close);
  }, [member, modals]);
  return (
    <>
      <EntryTrigger route={route} />
      <ActivationTrigger route={route} />
      <BonusModalTrigger key={member} route={route} />
      <LikeTrigger />
      <ResumeSignUp route={route} />
      <ModalHost />
      <ToastHost />
    </>
  );
}
