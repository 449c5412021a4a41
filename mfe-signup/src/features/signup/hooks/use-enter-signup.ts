import { useLocation, useNavigate } from 'react-router-dom';

/** Returns what opens the first question as a history entry of its own: Back returns to the door. */
export function useEnterSignup(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname, search }, { state: { signup: { screen: 'who', depth: 1 } } });
}
