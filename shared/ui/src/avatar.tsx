import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from './icon.tsx';
import { USER } from './icons/user.tsx';

const SIZES = { s: 40, m: 48, l: 64 } as const;
export type AvatarSize = keyof typeof SIZES;

const Shape = styled.span<{ $size: number; $mine: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size, $mine }) => ($mine ? `${$size / 2}px 7px 7px ${$size / 2}px` : `7px ${$size / 2}px ${$size / 2}px 7px`)};
  background: ${theme.color.surface3};
  color: ${theme.color.ink2};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 28%;
  }
`;

/** Small D-shaped portrait: flat left for others, flat right for oneself. Hidden from screen readers, since the name stands beside it. */
export function Avatar({
  src,
  size = 'm',
  mine = false,
}: {
  src?: string | null;
  size?: AvatarSize;
  mine?: boolean;
}) {
  return (
    <Shape $size={SIZES[size]} $mine={mine}>
      {src ? <img src={src} alt="" width={SIZES[size]} height={SIZES[size]} /> : <Icon of={USER} />}
    </Shape>
  );
}
