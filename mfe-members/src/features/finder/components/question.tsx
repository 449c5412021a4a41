import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { text } from '@rendezvous/ui/layout/text';
import type { Answers, Finder, Question as Name } from '../hooks/use-finder.ts';
import { Pictures } from './pictures.tsx';
import { useQuestionTexts } from '../hooks/use-question-texts.ts';

/** One question: two drawn halves that level with each answer, and no preference, which is the answer one starts with. A choice goes on at once. */
export function Question({ finder, question }: { finder: Finder; question: Name }) {
  const intl = useIntl();
  const { title, options } = useQuestionTexts()[question];
  const { number, total, answers, moved } = finder;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (moved) place.current?.focus();
  }, [moved, number]);
  const answer = (value: string | undefined) => finder.answer({ [question]: value } as Answers);
  return (
    <Box>
      <Number ref={place} tabIndex={-1}>
        {intl.formatMessage(
          { id: 'question.number', defaultMessage: 'Question {number} of {total}' },
          { number, total },
        )}
        {number > 1 &&
          ` · ${intl.formatMessage({ id: 'finder.optional', defaultMessage: 'Only if it matters to you' })}`}
      </Number>
      <Title aria-hidden="true">{title}</Title>
      <Pictures
        key={question}
        question={question}
        number={number}
        values={options.map(({ value }) => value)}
        chosen={answers[question]}
        onPick={answer}
      />
      <SegmentedControl<string>
        name={question}
        legend={title}
        legendHidden
        value={answers[question] ?? null}
        onChange={answer}
        options={options}
      />
      <Ways>
        <Button tone="outline" onClick={() => answer(undefined)}>
          {intl.formatMessage({ id: 'finder.any', defaultMessage: 'No preference' })}
        </Button>
        {finder.back && (
          <Button tone="quiet" onClick={finder.back}>
            {intl.formatMessage({ id: 'action.back', defaultMessage: 'Back' })}
          </Button>
        )}
      </Ways>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${theme.space.s4h};
  min-height: 620px;
  padding-block: ${theme.space.s4};

  > fieldset {
    width: min(100%, 420px);
  }
`;

const Title = styled.h2`
  ${text.title}
`;

const Number = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s2};
`;
