import { createContext, useContext } from 'react';
import type { Problem } from '@rendezvous/contract/kernel/errors';

/** Member-only action that a visitor tried (spec §6 Visitor). */
export type MemberAction = 'like' | 'message' | 'photos' | 'gift';

export interface LoginRequest {
  action: MemberAction;
  /** Member the action was meant for. */
  name: string;
  member: string;
}

/** What a member wants to do against another: block them, or report them, one of their photos or messages. */
export interface SafetyRequest {
  act: 'block' | 'report';
  member: string;
  name: string;
  /** Id of the reported photo. */
  photo?: string | undefined;
  /** Id of the reported message. */
  message?: string | undefined;
}

export interface SafetyProps extends SafetyRequest {
  onClose: () => void;
}

export interface Dialogs {
  /** Asks for a log-in and offers sign-up and log-in. */
  requireLogin(request: LoginRequest): void;
  /** Says that today's likes are used up, with a countdown to the reset. */
  showExhausted(problem: Pick<Problem, 'reset_at'>): void;
  /** Asks before a block, or for a report. */
  askSafety(request: SafetyRequest): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** Dialogs that any screen of this remote may open. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('this hook works below <DialogsProvider> only');
  return dialogs;
}
