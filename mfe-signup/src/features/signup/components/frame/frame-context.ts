import { createContext, type ReactNode } from 'react';

/** Parts around each question. */
export interface QuestionFrame {
  titleId: string;
  /** Number of the question, from 1. */
  number: number;
  total: number;
  /** The way back to the question before; null on the first. */
  onBack: (() => void) | null;
  /** The way out of sign-up, while there is one. */
  exit: ReactNode;
  inDialog: boolean;
}

export const QuestionFrameContext = createContext<QuestionFrame>({
  titleId: '',
  number: 1,
  total: 1,
  onBack: null,
  exit: null,
  inDialog: false,
});
