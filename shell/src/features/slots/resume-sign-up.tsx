import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { openSignUp, signUpEntry } from '@rendezvous/domain/sign-up';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/**
 * Reopens sign-up over the page after a reload: the state of the history entry has its place. The sign-up page resumes by
 * itself.
 */
export function ResumeSignUp({ route }: { route: Route | null }) {
  const { slots } = useFrame();
  const { state } = useLocation();
  const [interrupted] = useState(() => route?.owner !== 'signup' && signUpEntry(state) !== null);
  useEffect(() => {
    if (interrupted) openSignUp(slots.open, {});
  }, [interrupted, slots]);
  return null;
}
