import type { MouseEvent } from 'react';
import { openSignUp, signUpPath, type SignUpStart } from '@rendezvous/domain/sign-up';
import { signUpIsOpen } from '@rendezvous/domain/traffic-source';
import { useSettings, useShell } from '@rendezvous/remote/react/hooks';

/** Decides whether this visitor may sign up. */
export function useSignUpIsOpen(): boolean {
  return signUpIsOpen(useSettings());
}

/** Returns the link into sign-up with the answers of the quiz, and the handler that opens the dialog where there is room. */
export function useSignUp(known: SignUpStart): {
  to: string;
  handleClick: (event: MouseEvent) => void;
} {
  const shell = useShell();
  return {
    to: signUpPath(known),
    handleClick: (event) => {
      if (openSignUp(shell.openSlot, known)) event.preventDefault();
    },
  };
}
