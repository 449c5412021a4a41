import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { USER } from '#src/icons/objects/user.tsx';

const SIZES = { s: 40, m: 48, l: 64 } as const;
export type AvatarSize = keyof typeof SIZES;

const Shape = styled.span<{ $size: number; $mine: boolean; $crop: string | undefined }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size, $mine }) => ($mine ? `${$size / 2}px ${theme.curve.c7} ${theme.curve.c7} ${$size / 2}px` : `${theme.curve.c7} ${$size / 2}px ${$size / 2}px ${theme.curve.c7}`)};
  background: ${theme.color.surface3};
  color: ${theme.color.ink2};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $crop }) => $crop};
  }
`;

/** Small D-shaped portrait: flat left for others, flat right for the member. Hidden from screen readers, since the name is next to it. */
export function Avatar({
  picture,
  size = 'm',
  mine = false,
}: {
  /** Thumbnail, and `object-position` of its crop. */
  picture?: { thumb: string; crop: string } | null;
  size?: AvatarSize;
  mine?: boolean;
}) {
  return (
    <Shape $size={SIZES[size]} $mine={mine} $crop={picture?.crop}>
      {picture ? (
        <img src={picture.thumb} alt="" width={SIZES[size]} height={SIZES[size]} />
      ) : (
        <Icon of={USER} />
      )}
    </Shape>
  );
}
