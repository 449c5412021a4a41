import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';

interface Props {
  /** Questions answered; the next one is half full. */
  done: number;
  total: number;
  /** Read out instead of the discs, e.g. "Question 2 of 4". */
  label: string;
}

const LEFT = 'M10 1a10 10 0 0 0 0 20Z';
const RIGHT = 'M12 1a10 10 0 0 1 0 20Z';
const LEFT_LINE = 'M9.2 1.9a9.2 9.2 0 0 0 0 18.2Z';
const RIGHT_LINE = 'M12.8 1.9a9.2 9.2 0 0 1 0 18.2Z';

/** A disc for each question: empty, half full (now), whole (answered). */
export function QuizProgress({ done, total, label }: Props) {
  return (
    <Discs>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: total }, (_value, index) => (
        <Disc key={index} viewBox="0 0 22 22" aria-hidden="true">
          {index > done ? <Line d={LEFT_LINE} /> : index === done ? <Act d={LEFT} /> : <Fig d={LEFT} />}
          {index < done ? <Act d={RIGHT} /> : <Line d={RIGHT_LINE} />}
        </Disc>
      ))}
    </Discs>
  );
}

const Discs = styled.div`
  display: flex;
  gap: ${theme.space.s2};
  justify-content: center;
  margin-bottom: ${theme.space.s3h};
`;

const Disc = styled.svg`
  width: 24px;
  height: 24px;
`;

const Fig = styled.path`
  fill: ${theme.color.posterFig};
`;

const Act = styled.path`
  fill: ${theme.color.posterAct};
`;

const Line = styled.path`
  fill: none;
  stroke: ${theme.color.posterLine};
  stroke-width: 1.6;
`;
