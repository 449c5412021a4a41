import { rememberedTracking, trackingOf } from '@rendezvous/contract/tracking';
import { useSettings } from '@rendezvous/remote/react/hooks';

/** May this visitor sign up? Invite-only sites ask for a known traffic source (spec §4 Signups setting, §5). */
export function useSignupAllowed(): boolean {
  const { signups } = useSettings();
  if (signups === 'all') return true;
  if (signups === 'none') return false;
  return (
    (trackingOf(new URLSearchParams(window.location.search)) ?? rememberedTracking(document.cookie)) !== null
  );
}
