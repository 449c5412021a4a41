import { useLocation, useNavigate } from 'react-router-dom';

/** The half sentence that the address asks to complete (`?half=midnight`), and a way to choose another or none. */
export function useHalf(): [string | null, (prompt: string | null) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    new URLSearchParams(search).get('half'),
    (prompt) => void navigate({ search: prompt ? `half=${prompt}` : '' }, { replace: true }),
  ];
}
