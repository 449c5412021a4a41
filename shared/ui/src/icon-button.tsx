import type { ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from './icon.tsx';
import type { Drawing } from './drawing.tsx';

const Native = styled.button<{ $outlined: boolean; $floating: boolean }>`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  color: ${theme.color.ink2};
  flex: none;
  position: relative;
  &:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  }
  ${({ $outlined }) =>
    $outlined &&
    css`
      border: 1.5px solid ${theme.color.lineStrong};
      background: ${theme.color.surface};
    `}
  ${({ $floating }) =>
    $floating &&
    css`
      background: ${theme.color.surface};
      color: ${theme.color.ink};
      box-shadow: ${theme.shadow.float};
    `}
  &[aria-pressed='true'] {
    background: ${theme.color.zest};
    color: ${theme.color.onZest};
    border-color: ${theme.color.zest};
    & > svg {
      fill: currentColor;
    }
  }
  &:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: Drawing;
  /** Accessible name of the button's action. */
  label: string;
  /** Makes the button a toggle; the icon is filled when on. */
  pressed?: boolean;
  outlined?: boolean;
  /** Lies on a photo. */
  floating?: boolean;
}

/** A 44 × 44 px button with an icon only. */
export function IconButton({
  icon,
  label,
  pressed,
  outlined = false,
  floating = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Native
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      $outlined={outlined}
      $floating={floating}
    >
      <Icon of={icon} />
    </Native>
  );
}
