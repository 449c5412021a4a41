import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const fromUp = keyframes`
  from { transform: translateY(-26px); }
  to { transform: none; }
`;
const fromDown = keyframes`
  from { transform: translateY(26px); }
  to { transform: none; }
`;

/** Two halves side by side with the seam between them; `$size` px across, `$offset` px apart in height. */
export const Halves = styled.div<{ $size?: string; $offset?: string; $meets?: boolean }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.photo};
  width: ${({ $size = '240px' }) => $size};
  aspect-ratio: 1;
  max-width: 100%;
  flex: none;
  & > * {
    overflow: hidden;
    height: 100%;
    min-width: 0;
    transition: transform ${theme.motion.meet} ${theme.motion.overshoot};
  }
  & > * > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > :first-child {
    border-radius: ${theme.radius.discLeft};
    transform: translateY(calc(${({ $offset = '0px' }) => $offset} * -1));
    animation: ${({ $meets }) => ($meets ? fromUp : 'none')} ${theme.motion.meet} ${theme.motion.overshoot}
      both;
  }
  & > :last-child {
    border-radius: ${theme.radius.discRight};
    transform: translateY(${({ $offset = '0px' }) => $offset});
    animation: ${({ $meets }) => ($meets ? fromDown : 'none')} ${theme.motion.meet} ${theme.motion.overshoot}
      both;
  }
  &:hover > * {
    transform: none;
  }
`;

/** Faces with a drawn left half. */
export type LeftHalf = 'amara' | 'claire' | 'luca' | 'marlies' | 'nadia';
/** Faces with a drawn right half. */
export type RightHalf = 'ben' | 'hugo' | 'joris' | 'kwame' | 'pieter';

export interface HalfPortraitProps {
  left: LeftHalf;
  right: RightHalf;
  /** Text for screen readers; empty for decoration. */
  label?: string;
  size?: string;
  offset?: string;
}

/** One face made of two people's halves. Hovering aligns the halves. */
export function HalfPortrait({ left, right, label = '', size, offset }: HalfPortraitProps) {
  return (
    <Halves
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      $size={size}
      $offset={offset}
    >
      <div>
        <img src={`/img/half-${left}-l.svg`} alt="" width={270} height={540} />
      </div>
      <div>
        <img src={`/img/half-${right}-r.svg`} alt="" width={270} height={540} />
      </div>
    </Halves>
  );
}
