import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Lander } from '@rendezvous/contract/resources/landers/schemas';
import { text } from '@rendezvous/ui/layout/text';
import { artOf } from '../art/art-of.ts';
import { useQuiz } from '../hooks/use-quiz.ts';
import { Answers } from './answers.tsx';
import { Halves } from './halves.tsx';
import { HonestLine } from './honest-line.tsx';
import { Invitation } from './invitation.tsx';
import { QuizProgress } from './quiz-progress.tsx';
import { Head, Stage } from './stage.tsx';
import { WayOn } from './way-on.tsx';

/** One question after the other, each answer one half; then the invitation to sign up. */
export function Quiz({ lander }: { lander: Lander }) {
  const intl = useIntl();
  const heading = useId();
  const quiz = useQuiz(lander);
  const { questions } = lander;
  const question = questions[quiz.index];
  if (!question) return <Invitation lander={lander} gender={quiz.gender} seeking={quiz.seeking} />;
  return (
    <Stage>
      <Head aria-live="polite">
        <QuizProgress
          done={quiz.index}
          total={questions.length}
          label={intl.formatMessage(
            { id: 'question.number', defaultMessage: 'Question {number} of {total}' },
            { number: quiz.index + 1, total: questions.length },
          )}
        />
        <Question id={heading}>{question.question}</Question>
        <noscript>{typeof document === 'undefined' && <WayOn />}</noscript>
      </Head>
      <Halves pair={artOf(question.art)} picked={quiz.picked} onPick={quiz.pick} />
      <Answers labelledBy={heading} question={question} picked={quiz.picked} onPick={quiz.pick} />
      <HonestLine lander={lander} left={questions.length - quiz.index - 1} />
    </Stage>
  );
}

const Question = styled.h1`
  ${text.d3}
`;
