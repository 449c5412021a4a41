import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { PAIRS } from '../art/pairs.ts';
import type { Question } from '../hooks/use-finder.ts';

/** How far apart the halves are before the first, second and third question. */
const OFFSETS = ['26px', '13px', '5px'];

interface Props {
  question: Question;
  /** Number of the question, from 1: the halves level with each. */
  number: number;
  values: readonly string[];
  chosen: string | undefined;
  onPick: (value: string) => void;
}

/** Pictures of the two answers, each a way to pick its answer by pointer; readers and keys have the radio buttons. */
export function Pictures({ question, number, values, chosen, onPick }: Props) {
  return (
    <Halves $size="min(300px, 36dvh)" $offset={OFFSETS[number - 1]} $meets aria-hidden="true">
      {PAIRS[question].map((markup, index) => {
        const value = values[index]!;
        return (
          <Pick
            key={value}
            type="button"
            tabIndex={-1}
            $faded={chosen !== undefined && chosen !== value}
            onClick={() => onPick(value)}
          >
            <svg
              viewBox="0 0 300 600"
              preserveAspectRatio="xMidYMid slice"
              dangerouslySetInnerHTML={{ __html: markup }}
            />
          </Pick>
        );
      })}
    </Halves>
  );
}

const Pick = styled.button<{ $faded: boolean }>`
  opacity: ${({ $faded }) => ($faded ? 0.4 : 1)};
  transition: opacity ${theme.motion.base} ${theme.motion.std};

  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
