import { useState } from 'react';
import type { MatchFinderBody } from '@rendezvous/contract/resources/match-finder/schemas';
import { useUser } from '@rendezvous/remote/react/hooks';

/** Answers of the three questions; no answer means no preference. */
export type Answers = Pick<MatchFinderBody, 'age' | 'appearance' | 'background'>;
export type Question = keyof Answers;

const QUESTIONS: readonly Question[] = ['age', 'appearance', 'background'];

interface Asked {
  /** Member who answered; null for a visitor. */
  by: string | null;
  answers: Answers;
  step: number;
}

/** Answers of this page view, so that coming back from a profile finds the members again. They are stored nowhere. */
let latest: Asked | null = null;

export interface Finder {
  answers: Answers;
  /** The question to ask; null once all are answered. */
  question: Question | null;
  number: number;
  total: number;
  /** A press has brought what is shown; else it came with the page. */
  moved: boolean;
  answer: (value: Answers) => void;
  /** Goes back one question; absent at the first. */
  back: (() => void) | undefined;
  again: () => void;
}

/** Asks the questions one after another. Visitors are asked for age alone (PRODUCT.md §4 Match finder). */
export function useFinder(): Finder {
  const by = useUser()?.id ?? null;
  const questions = by === null ? QUESTIONS.slice(0, 1) : QUESTIONS;
  const [asked, setAsked] = useState<Asked>(() =>
    latest?.by === by ? latest : { by, answers: {}, step: 0 },
  );
  const [moved, setMoved] = useState(false);
  const now = asked.by === by ? asked : { by, answers: {}, step: 0 };
  const change = (step: number, answers: Answers) => {
    latest = { by, answers, step };
    setAsked(latest);
    setMoved(true);
  };
  return {
    answers: now.answers,
    question: questions[now.step] ?? null,
    number: now.step + 1,
    total: questions.length,
    moved,
    answer: (value) => change(now.step + 1, { ...now.answers, ...value }),
    back: now.step > 0 ? () => change(now.step - 1, now.answers) : undefined,
    again: () => change(0, {}),
  };
}
