import { useLocation } from 'react-router-dom';
import { useTopic } from '@rendezvous/remote/react/hooks';

/** Longer ones are no code of ours, and are asked as what fits. */
const LONGEST = 40;

/**
 * The discount code a link brought, as codes are written: of this screen's address (`?discountcode=`), else of the one the visit began
 * with, which the frame has stored (spec §3 Other store values). Null without either.
 */
export function useLinkedCode(): string | null {
  const { search } = useLocation();
  const published = useTopic('discount-code:changed');
  return (
    new URLSearchParams(search).get('discountcode')?.trim().toUpperCase().slice(0, LONGEST) ||
    published?.code ||
    null
  );
}
