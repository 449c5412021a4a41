import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/routes';
import { useBus } from '@rendezvous/remote/react/hooks';

/** Ends the flow: the frame learns that it is complete, and the first suggestions follow. */
export function useLeaveSignup(): () => void {
  const bus = useBus();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(pathTo('signup-matches'));
    bus.publish('signup:progressed', { step: 4, complete: true });
  }, [bus, navigate]);
}
