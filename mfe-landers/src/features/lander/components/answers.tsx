import styled, { css } from 'styled-components';
import type { LanderQuestion } from '@rendezvous/contract/resources/landers/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import type { Side } from '../hooks/use-quiz.ts';

interface Props {
  /** Id of the question's heading. */
  labelledBy: string;
  question: LanderQuestion;
  picked: Side | null;
  onPick: (side: Side) => void;
}

/** The two answers: one pill cut in two on small screens, words on either side of the halves on wide ones. */
export function Answers({ labelledBy, question, picked, onPick }: Props) {
  return (
    <Pill aria-labelledby={labelledBy}>
      {(['left', 'right'] as const).map((side) => (
        <Answer
          key={side}
          type="button"
          $side={side}
          aria-pressed={picked === side}
          onClick={() => onPick(side)}
        >
          <span>{question[side]}</span>
          <Go $side={side}>
            <Icon of={side === 'left' ? ARROW_RIGHT : ARROW_LEFT} size="l" />
          </Go>
        </Answer>
      ))}
    </Pill>
  );
}

const Pill = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.button};
  width: 100%;
  max-width: 560px;
  ${media.desktop} {
    display: contents;
  }
`;

/** Place of an answer and side of its flat edge. */
const place = {
  left: css`
    background: ${theme.color.posterFig};
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
    ${media.desktop} {
      grid-area: 2 / 1;
      justify-self: end;
      align-items: flex-end;
      text-align: right;
    }
  `,
  right: css`
    background: ${theme.color.posterAct};
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
    ${media.desktop} {
      grid-area: 2 / 3;
      justify-self: start;
      align-items: flex-start;
      text-align: left;
    }
  `,
};

const Answer = styled.button<{ $side: Side }>`
  min-height: 64px;
  padding: ${theme.space.s3} ${theme.space.s3h};
  color: ${theme.color.onFooter};
  font-weight: ${theme.weight.strong};
  font-size: ${theme.size.strong};
  line-height: 1.2;
  text-wrap: balance;
  ${({ $side }) => place[$side]}
  &:active {
    transform: translateY(1px);
  }
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.s4};
    max-width: 260px;
    padding: ${theme.space.s3} ${theme.space.s3h};
    border-radius: ${theme.curve.c20};
    background: none;
    color: ${theme.color.onPoster};
    font: ${theme.weight.display} ${theme.size.d2} / 1.04 ${theme.font.display};
    font-variation-settings: 'opsz' 22;
  }
`;

const Go = styled.span<{ $side: Side }>`
  display: none;
  ${media.desktop} {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    color: ${theme.color.onFooter};
    background: ${({ $side }) => ($side === 'left' ? theme.color.posterFig : theme.color.posterAct)};
    border-radius: ${({ $side }) => ($side === 'left' ? `${theme.curve.c28} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c28}` : `${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam}`)};
    transition: transform ${theme.motion.base} ${theme.motion.std};
    ${Answer}:hover & {
      transform: translateX(${({ $side }) => ($side === 'left' ? '6px' : '-6px')});
    }
  }
`;
