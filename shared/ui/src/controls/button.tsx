import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** primary: main action · fig · outline · quiet: text only · glow: Get Premium only · danger: deletion. */
export type ButtonTone = 'primary' | 'fig' | 'outline' | 'quiet' | 'glow' | 'danger';
export type ButtonSize = 's' | 'm' | 'lg';

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Fills the width of its container. */
  wide?: boolean;
}

const TONES: Record<ButtonTone, ReturnType<typeof css>> = {
  primary: css`
    background: ${theme.color.zest};
    color: ${theme.color.onZest};
    &:hover {
      background: ${theme.color.zestHover};
    }
    &:active {
      background: ${theme.color.zestActive};
    }
  `,
  fig: css`
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    &:hover {
      background: ${theme.color.figHover};
    }
  `,
  outline: css`
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    &:hover {
      background: ${theme.color.surface2};
    }
  `,
  quiet: css`
    color: ${theme.color.zestText};
    padding-inline: ${theme.space.s3h};
    &:hover {
      background: ${theme.color.zestSoft};
    }
  `,
  glow: css`
    background: ${theme.color.glowSoft};
    color: ${theme.color.onGlowSoft};
    &:hover {
      box-shadow: inset 0 0 0 1.5px currentColor;
    }
  `,
  danger: css`
    color: ${theme.color.danger};
    border-color: ${theme.color.danger};
    background: ${theme.color.surface};
    &:hover {
      background: ${theme.color.dangerSoft};
    }
  `,
};

const SIZES: Record<ButtonSize, ReturnType<typeof css>> = {
  s: css`
    min-height: 44px;
    padding: ${theme.space.s2} ${theme.space.s4};
    font-size: ${theme.size.label};
  `,
  m: css`
    min-height: 48px;
    padding: ${theme.space.s2h} ${theme.space.s4h};
  `,
  lg: css`
    min-height: 56px;
    padding: ${theme.space.s3} ${theme.space.s5h};
    font-size: ${theme.size.strong};
  `,
};

const look = css<{ $tone: ButtonTone; $size: ButtonSize; $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2};
  border-radius: ${theme.radius.half};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-decoration: none;
  text-align: center;
  color: ${theme.color.ink};
  border: 1.5px solid transparent;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  transition:
    background ${theme.motion.fast} ${theme.motion.std},
    transform ${theme.motion.fast};
  ${({ $size }) => SIZES[$size]}
  ${({ $tone }) => TONES[$tone]}
  &:active {
    transform: translateY(1px);
  }
`;

const bob = keyframes`
  from { transform: translateY(-5px); }
  to { transform: translateY(5px); }
`;

const Native = styled.button<{ $tone: ButtonTone; $size: ButtonSize; $wide: boolean; $loading: boolean }>`
  ${look}
  ${({ $loading }) =>
    $loading
      ? css`
          position: relative;
          /* Only hidden: the halves use the colour of the words. */
          -webkit-text-fill-color: transparent;
          & > svg {
            visibility: hidden;
          }
          &::before,
          &::after {
            content: '';
            position: absolute;
            top: calc(50% - 9px);
            width: 9px;
            height: 18px;
            background: currentColor;
            animation: ${bob} 1s ${theme.motion.std} infinite alternate;
          }
          &::before {
            right: calc(50% + 1px);
            border-radius: ${theme.curve.c18} 0 0 ${theme.curve.c18};
          }
          &::after {
            left: calc(50% + 1px);
            border-radius: 0 ${theme.curve.c18} ${theme.curve.c18} 0;
            animation-direction: alternate-reverse;
          }
        `
      : css`
          &:disabled,
          &[aria-disabled='true'] {
            background: ${theme.color.surface3};
            color: ${theme.color.ink3};
            border-color: transparent;
            cursor: not-allowed;
          }
        `}
`;

const Anchor = styled(Link)<{ $tone: ButtonTone; $size: ButtonSize; $wide: boolean }>`
  ${look}
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Replaces the label by two moving halves of the same size; presses are ignored. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Ignores a press while an act runs: Enter in a form presses its button, so the form is not sent either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** Button. `type` is `button` by default. `loading` leaves the focus, which `disabled` would move to the page's body. */
export function Button({
  tone = 'primary',
  size = 'm',
  wide = false,
  loading = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Native
      aria-disabled={loading || undefined}
      {...rest}
      onClick={loading ? ignorePress : onClick}
      type={type}
      $tone={tone}
      $size={size}
      $wide={wide}
      $loading={loading}
      aria-busy={loading || undefined}
    />
  );
}

export interface ButtonLinkProps extends LinkProps, Look {}

/** Link that looks like a button, for navigation. */
export function ButtonLink({ tone = 'primary', size = 'm', wide = false, ...rest }: ButtonLinkProps) {
  return <Anchor {...rest} $tone={tone} $size={size} $wide={wide} />;
}
