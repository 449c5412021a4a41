import { useNavigate } from 'react-router-dom';
import type { SlotProps } from '@rendezvous/contract/slots';
import { useShell } from '@rendezvous/remote/react/hooks';
import { pathTo } from '@rendezvous/contract/routes';

/** From here up sign-up is a dialog over the page; smartphones get the page (spec §2 Sign-up modal). */
const DIALOG_FROM = '(min-width: 768px)';

/** The sign-up page with what the visitor has told already; the e-mail address stays out of the address bar. */
export function signUpPath({ gender, seeking, member }: SlotProps['signup-modal']): string {
  const known = Object.entries({ gender, seeking, member }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(known).toString();
  return query ? `${pathTo('signup')}?${query}` : pathTo('signup');
}

/** Starts sign-up where the visitor stands. */
export function useSignUp(): (known: SlotProps['signup-modal']) => void {
  const shell = useShell();
  const navigate = useNavigate();
  return (known) => {
    const opened = window.matchMedia(DIALOG_FROM).matches && shell.openSlot('signup-modal', known);
    if (!opened) void navigate(signUpPath(known), { state: known });
  };
}
