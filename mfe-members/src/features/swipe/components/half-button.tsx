import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { Icon } from '@rendezvous/ui/layout/icon';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';

interface Props {
  side: 'left' | 'right';
  icon: Drawing;
  /** The key that does the same, drawn from 992 px. */
  arrow: Drawing;
  shortcut: string;
  /** Name of the member the press is about, for readers. */
  about: string;
  onClick: () => void;
  children: ReactNode;
}

/** One of the two halves around the card: a half-disc beside it on desks, half of a pill below it on phones. */
export function HalfButton({ side, icon, arrow, shortcut, about, onClick, children }: Props) {
  const Half = HALVES[side];
  return (
    <Half type="button" aria-keyshortcuts={shortcut} onClick={onClick}>
      <Icon of={icon} size="l" />
      <span>
        {children}
        <VisuallyHidden> {about}</VisuallyHidden>
      </span>
      <Key aria-hidden="true">
        <Icon of={arrow} />
      </Key>
    </Half>
  );
}

const Base = styled.button`
  grid-row: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2h};
  min-height: 64px;
  font-size: ${theme.size.strong};
  font-weight: ${theme.weight.strong};
  transition: transform ${theme.motion.fast} ${theme.motion.std};
  &:active {
    transform: translateY(1px);
  }
  ${media.desktop} {
    grid-row: 1;
    flex-direction: column;
    width: 150px;
    height: 300px;
  }
`;

const Left = styled(Base)`
  justify-self: stretch;
  border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  &:hover {
    background: ${theme.color.figHover};
  }
  ${media.desktop} {
    grid-column: 1;
    justify-self: end;
    padding-left: ${theme.space.s5};
    border-radius: ${theme.radius.discLeft};
  }
`;

const Right = styled(Base)`
  justify-self: stretch;
  border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  background: ${theme.color.zest};
  color: ${theme.color.onZest};
  &:hover {
    background: ${theme.color.zestHover};
  }
  ${media.desktop} {
    grid-column: 3;
    justify-self: start;
    padding-right: ${theme.space.s5};
    border-radius: ${theme.radius.discRight};
  }
`;

/** Styles without properties are computed once. */
const HALVES = { left: Left, right: Right };

const Key = styled.kbd`
  display: none;
  ${media.desktop} {
    display: inline-grid;
    place-items: center;
    min-width: 34px;
    height: 28px;
    border: 1.5px solid currentColor;
    border-radius: ${theme.radius.r1};
  }
`;
