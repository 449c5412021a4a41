import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useBus } from '@rendezvous/remote/react/hooks';

/**
 * Ends the flow: the frame learns that it is complete, and the first suggestions follow. The entries of the screens are left
 * behind, so that Back does not lead into a finished sign-up.
 */
export function useLeaveSignup(depth: number, { replace }: { replace: boolean }): () => void {
  const bus = useBus();
  const navigate = useNavigate();
  return useCallback(() => {
    const goOn = () => {
      void navigate(pathTo('signup-matches'), { replace });
      bus.publish('signup:progressed', { step: 4, complete: true });
    };
    if (depth === 0) return goOn();
    // The router receives the same event; its own update comes first.
    window.addEventListener('popstate', () => setTimeout(goOn), { once: true });
    return void navigate(-depth);
  }, [bus, navigate, depth, replace]);
}
