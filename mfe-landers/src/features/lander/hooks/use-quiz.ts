import { useEffect, useRef, useState } from 'react';
import type { Lander, LanderQuestion } from '@rendezvous/contract/resources/landers/schemas';
import type { Gender } from '@rendezvous/contract/resources/profile/schemas';
import { countStep } from '../api/count-step.ts';

export type Side = 'left' | 'right';

/** A picked half is seen to be picked for this long before the next question comes. */
const SHOWN_MS = 260;
const STEPS = [
  'answer-1',
  'answer-2',
  'answer-3',
  'answer-4',
  'answer-5',
  'answer-6',
  'answer-7',
  'answer-8',
] as const;

export interface Quiz {
  /** Place of the question from 0; equal to the number of questions when all are answered. */
  index: number;
  /** The half just picked, until the next question comes. */
  picked: Side | null;
  pick: (side: Side) => void;
  /** What the answers say for sign-up. */
  gender: Gender | undefined;
  seeking: Gender | undefined;
}

/** Questions about a person have the woman on the left. */
export function answered(
  questions: readonly LanderQuestion[],
  answers: readonly Side[],
  fact: 'gender' | 'seeking',
): Gender | undefined {
  const side = answers[questions.findIndex((question) => question.asks === fact)];
  return side && (side === 'left' ? 'female' : 'male');
}

/** One question after the other; each answer is counted. Questions beyond the eighth are left out. */
export function useQuiz(lander: Lander): Quiz {
  const [answers, setAnswers] = useState<readonly Side[]>([]);
  const [picked, setPicked] = useState<Side | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function pick(side: Side): void {
    if (picked !== null) return;
    setPicked(side);
    countStep(lander, STEPS[answers.length]!);
    timer.current = window.setTimeout(() => {
      setAnswers((before) => [...before, side]);
      setPicked(null);
    }, SHOWN_MS);
  }

  return {
    index: answers.length,
    picked,
    pick,
    gender: answered(lander.questions, answers, 'gender'),
    seeking: answered(lander.questions, answers, 'seeking'),
  };
}
