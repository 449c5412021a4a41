import type { MouseEvent } from 'react';
import type { Gender } from '@rendezvous/contract/profile';
import { pathTo } from '@rendezvous/contract/routes';
import { rememberedTracking, trackingOf } from '@rendezvous/contract/tracking';
import { useSettings, useShell } from '@rendezvous/remote/react/hooks';

/** From here up sign-up is a dialog over the page; smartphones get the page (spec §2 Sign-up modal). */
const DIALOG_FROM = '(min-width: 768px)';

interface Known {
  gender: Gender | undefined;
  seeking: Gender | undefined;
}

/** May somebody sign up here? Some domains want to know where people come from (spec §4 Signups setting). Browser only. */
export function useSignUpIsOpen(): boolean {
  const { signups } = useSettings();
  if (signups !== 'with_trafficsource') return signups === 'all';
  return (
    (trackingOf(new URLSearchParams(window.location.search)) ?? rememberedTracking(document.cookie)) !== null
  );
}

/** The way into sign-up with what the quiz has told: a link, and what a press on it does where there is room for a dialog. */
export function useSignUp({ gender, seeking }: Known): {
  to: string;
  handleClick: (event: MouseEvent) => void;
} {
  const shell = useShell();
  const query = new URLSearchParams(
    Object.entries({ gender, seeking }).filter((entry): entry is [string, Gender] => entry[1] !== undefined),
  );
  return {
    to: query.size ? `${pathTo('signup')}?${query}` : pathTo('signup'),
    handleClick: (event) => {
      if (window.matchMedia(DIALOG_FROM).matches && shell.openSlot('signup-modal', { gender, seeking }))
        event.preventDefault();
    },
  };
}
