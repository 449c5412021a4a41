import { signUpIsOpen } from '@rendezvous/domain/traffic-source';
import { useSettings } from '@rendezvous/remote/react/hooks';

/** Decides whether this visitor may sign up (spec §4 Signups setting, §5). */
export function useSignupAllowed(): boolean {
  return signUpIsOpen(useSettings());
}
