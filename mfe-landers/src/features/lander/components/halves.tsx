import styled, { css, keyframes } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { Half, Pair } from '../art/pair.ts';
import type { Side } from '../hooks/use-quiz.ts';

interface Props {
  pair: Pair;
  picked: Side | null;
  onPick: (side: Side) => void;
}

/** The two pictures, each a way to pick its answer by pointer; readers and keys have the answers' own buttons. */
export function Halves({ pair, picked, onPick }: Props) {
  return (
    <Disc aria-hidden="true">
      {(['left', 'right'] as const).map((side) => (
        <Pick
          key={side}
          type="button"
          tabIndex={-1}
          $side={side}
          $faded={picked !== null && picked !== side}
          onClick={() => onPick(side)}
        >
          <Picture half={pair[side]} />
        </Pick>
      ))}
    </Disc>
  );
}

/** Both halves level: they have met. */
export function MetHalves({ pair }: { pair: Pair }) {
  return (
    <Disc aria-hidden="true">
      <Met $side="left">
        <Picture half={pair.left} />
      </Met>
      <Met $side="right">
        <Picture half={pair.right} />
      </Met>
    </Disc>
  );
}

function Picture({ half }: { half: Half }) {
  return (
    <Svg
      viewBox={half.viewBox}
      preserveAspectRatio="xMidYMid slice"
      dangerouslySetInnerHTML={{ __html: half.markup }}
    />
  );
}

export const Disc = styled.div`
  --d: min(88vw, 46vh, 540px);
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.photo};
  width: var(--d);
  height: var(--d);
  ${media.desktop} {
    grid-column: 2;
    grid-row: 2;
    --d: min(500px, 60vh);
  }
`;

export const shape = {
  left: css`
    border-radius: ${theme.radius.discLeft};
  `,
  right: css`
    border-radius: ${theme.radius.discRight};
  `,
};

const Pick = styled.button<{ $side: Side; $faded: boolean }>`
  overflow: hidden;
  height: 100%;
  opacity: ${({ $faded }) => ($faded ? 0.35 : 1)};
  transition:
    transform ${theme.motion.meet} ${theme.motion.overshoot},
    opacity ${theme.motion.base} ${theme.motion.std};
  ${({ $side }) => shape[$side]}
  &:hover {
    transform: translateY(${({ $side }) => ($side === 'left' ? '-10px' : '10px')});
  }
`;

const fromAbove = keyframes`
  from { transform: translateY(-26px); }
`;
const fromBelow = keyframes`
  from { transform: translateY(26px); }
`;

const Met = styled.div<{ $side: Side }>`
  overflow: hidden;
  height: 100%;
  ${({ $side }) => shape[$side]}
  animation: ${({ $side }) => ($side === 'left' ? fromAbove : fromBelow)} ${theme.motion.meet}
    ${theme.motion.overshoot} both;
`;

const Svg = styled.svg`
  width: 100%;
  height: 100%;
`;
