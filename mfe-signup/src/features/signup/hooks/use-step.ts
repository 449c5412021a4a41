import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProfilePatch } from '@rendezvous/contract/profile';
import { refusalText } from '#src/lib/refusal.ts';
import type { SignupFlow } from './use-signup-flow.ts';

/** Finishing one optional step: busy while it is sent, and what was refused. What was typed stays. */
export function useStep(flow: SignupFlow, step: 3 | 4) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    busy,
    error,
    async finish(profile?: ProfilePatch): Promise<void> {
      setBusy(true);
      setError(null);
      try {
        await flow.finish(step, profile);
      } catch (refusal) {
        setError(refusalText(intl, refusal));
      } finally {
        setBusy(false);
      }
    },
  };
}
