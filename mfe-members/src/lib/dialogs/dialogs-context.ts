import { createContext, useContext } from 'react';
import type { Problem } from '@rendezvous/contract/errors';

/** What a visitor tried that only members may do (spec §6 Visitor). */
export type MemberAction = 'like' | 'message' | 'photos' | 'gift';

export interface LoginRequest {
  action: MemberAction;
  /** Whom it was meant for. */
  name: string;
  member: string;
}

export interface Dialogs {
  /** Says that this needs a log-in, and offers sign-up and log-in. */
  requireLogin(request: LoginRequest): void;
  /** Says that today's likes are used up, and counts down to the next ones. */
  tellExhausted(problem: Pick<Problem, 'reset_at' | 'retry_after'>): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** The dialogs that any screen of this remote may open. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('this hook works below <DialogsProvider> only');
  return dialogs;
}
