import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { CREDITS } from '#src/icons/objects/credits.tsx';

interface Look {
  /** Price as announced: "2 credits" or "€22.50". */
  cost: ReactNode;
  wide?: boolean;
  /** Style of a second paid action beside the first. */
  quiet?: boolean;
  /** Smaller words and padding, for long words that stay on one line. */
  tight?: boolean;
  /** Draws the credit icon before the price; off for money. */
  mark?: boolean;
}

const look = css<{ $wide: boolean; $tight: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-width: 0;
  max-width: 100%;
  gap: ${theme.seam.button};
  min-height: 52px;
  border-radius: ${theme.radius.half};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-decoration: none;
  padding: 0;
  background: none;
  ${({ $tight }) =>
    $tight &&
    css`
      font-size: ${theme.size.label};
      & > :first-child {
        padding-inline: ${theme.space.s4} ${theme.space.s3};
      }
      & > :last-child {
        padding-inline: ${theme.space.s3} ${theme.space.s4};
      }
    `}
`;

const side = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2};
  padding: ${theme.space.s2h} ${theme.space.s4};
`;

const Act = styled.span<{ $quiet: boolean }>`
  ${side}
  flex: 1 1 auto;
  padding-left: ${theme.space.s5};
  border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  overflow-wrap: break-word;
  hyphens: auto;
  transition: background ${theme.motion.fast};
  ${({ $quiet }) =>
    $quiet
      ? css`
          background: ${theme.color.surface};
          color: ${theme.color.ink};
          box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
        `
      : css`
          background: ${theme.color.zest};
          color: ${theme.color.onZest};
          button:hover > &,
          a:hover > & {
            background: ${theme.color.zestHover};
          }
        `}
  button:disabled > & {
    background: ${theme.color.surface3};
    color: ${theme.color.ink3};
    box-shadow: none;
  }
  ${media.narrow} {
    padding-inline: ${theme.space.s4} ${theme.space.s3};
    & > svg {
      display: none;
    }
  }
`;

const Cost = styled.span<{ $quiet: boolean }>`
  ${side}
  padding-right: ${theme.space.s4h};
  border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  font-size: ${theme.size.label};
  ${({ $quiet }) =>
    $quiet
      ? css`
          background: ${theme.color.surface2};
          color: ${theme.color.ink2};
          box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
        `
      : css`
          background: ${theme.color.fig};
          color: ${theme.color.onFig};
        `}
  button:disabled > & {
    background: ${theme.color.surface3};
    color: ${theme.color.ink3};
    box-shadow: none;
  }
  ${media.narrow} {
    padding-inline: ${theme.space.s3} ${theme.space.s4};
  }
`;

const Native = styled.button<{ $wide: boolean; $tight: boolean }>`
  ${look}
  &:disabled {
    cursor: not-allowed;
  }
`;
const Anchor = styled(Link)<{ $wide: boolean; $tight: boolean }>`
  ${look}
`;

function Halves({
  cost,
  quiet = false,
  mark = true,
  children,
}: Pick<Look, 'cost' | 'quiet' | 'mark'> & { children: ReactNode }) {
  return (
    <>
      {/* An invisible space separates the two words for screen readers. */}
      <Act data-act $quiet={quiet}>
        {children}
      </Act>{' '}
      <Cost $quiet={quiet}>
        {mark && <Icon of={CREDITS} size="s" />}
        {cost}
      </Cost>
    </>
  );
}

/**
 * Button for every paid action: action left, price right. Pass an `aria-label` with both.
 */
export function SplitButton({
  cost,
  wide = false,
  tight = false,
  quiet,
  mark,
  type = 'button',
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return (
    <Native {...rest} type={type} $wide={wide} $tight={tight}>
      <Halves cost={cost} quiet={quiet} mark={mark}>
        {children}
      </Halves>
    </Native>
  );
}

/** Link with the same two halves, for an action that completes on another screen. */
export function SplitLink({
  cost,
  wide = false,
  tight = false,
  quiet,
  mark,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <Anchor {...rest} $wide={wide} $tight={tight}>
      <Halves cost={cost} quiet={quiet} mark={mark}>
        {children}
      </Halves>
    </Anchor>
  );
}
