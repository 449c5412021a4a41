import type { ButtonHTMLAttributes } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import type { Drawing } from '#src/layout/drawing.tsx';

/** The own half comes from below until both halves are level. */
const meet = keyframes`
  from { transform: translateY(60%); }
`;

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
      position: relative;
      z-index: 1;
      fill: currentColor;
    }
    ${({ $floating }) =>
      $floating &&
      css`
        box-shadow:
          0 0 0 2px ${theme.color.onPhoto},
          ${theme.shadow.float};
      `}
    &[data-fresh] {
      overflow: hidden;
      background: ${theme.color.surface};
      &::before,
      &::after {
        content: '';
        position: absolute;
        inset: 0 50% 0 0;
        background: ${theme.color.zest};
      }
      &::after {
        inset: 0 0 0 50%;
        animation: ${meet} ${theme.motion.base} ${theme.motion.overshoot};
      }
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

/** A 44 × 44 px button with an icon only. A press that turns a toggle on slides its right half in. */
export function IconButton({
  icon,
  label,
  pressed,
  outlined = false,
  floating = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Native
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => {
        // Only a toggle that was pressed here moves, not one that arrives pressed.
        if (pressed !== undefined) event.currentTarget.dataset.fresh = '';
        onClick?.(event);
      }}
      $outlined={outlined}
      $floating={floating}
    >
      <Icon of={icon} />
    </Native>
  );
}
