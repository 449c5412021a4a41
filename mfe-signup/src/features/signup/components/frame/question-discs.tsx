import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space.s2};
`;

const Disc = styled.svg`
  width: 22px;
  height: 22px;
`;

type State = 'answered' | 'open' | 'ahead';

const Half = styled.path<{ $side: 'left' | 'right'; $state: State }>`
  fill: ${({ $side, $state }) => {
    if ($state === 'ahead') return 'none';
    return $state === 'answered' && $side === 'left' ? theme.color.halfA : theme.color.zest;
  }};
  stroke: ${({ $state }) => ($state === 'ahead' ? theme.color.lineStrong : 'none')};
  stroke-width: 1.6;
`;

/** Where one is: each half disc is a question, answered, open or ahead. */
export function QuestionDiscs({ number, total }: { number: number; total: number }) {
  const intl = useIntl();
  const stateOf = (question: number): State =>
    question < number ? 'answered' : question === number ? 'open' : 'ahead';
  return (
    <Row
      role="img"
      aria-label={intl.formatMessage(
        { id: 'question.number', defaultMessage: 'Question {number} of {total}' },
        { number, total },
      )}
    >
      {Array.from({ length: Math.ceil(total / 2) }, (_, index) => {
        const [left, right] = [stateOf(2 * index + 1), stateOf(2 * index + 2)];
        return (
          <Disc key={index} viewBox="0 0 22 22" aria-hidden="true">
            <Half
              $side="left"
              $state={left}
              d={left === 'ahead' ? 'M9.2 1.9a9.2 9.2 0 0 0 0 18.2Z' : 'M10 1a10 10 0 0 0 0 20Z'}
            />
            <Half
              $side="right"
              $state={right}
              d={right === 'ahead' ? 'M12.8 1.9a9.2 9.2 0 0 1 0 18.2Z' : 'M12 1a10 10 0 0 1 0 20Z'}
            />
          </Disc>
        );
      })}
    </Row>
  );
}
