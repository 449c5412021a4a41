import { useCallback, useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Holder = styled.div`
  position: relative;
`;

const Popover = styled.fieldset<{ $anchor: string; $above: boolean }>`
  position: fixed;
  inset: auto;
  position-anchor: ${({ $anchor }) => $anchor};
  position-area: ${({ $above }) => ($above ? 'top' : 'bottom')} span-left;
  position-try-fallbacks: flip-block, flip-inline;
  margin: ${theme.space.s2} 0;
  min-width: 220px;
  max-height: min(70vh, 480px);
  overflow: auto;
  padding: ${theme.space.s2};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.modal};
  border: 1px solid ${theme.color.line};
`;

const Trigger = styled.span<{ $anchor: string }>`
  display: inline-flex;
  anchor-name: ${({ $anchor }) => $anchor};
`;

/** Style of a menu row, for links and buttons: `styled(Link)` with `${menuItem}`. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space.s2} ${theme.space.s3h};
  border-radius: ${theme.radius.r2};
  color: ${theme.color.ink};
  text-decoration: none;
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  &[aria-current] {
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
    font-weight: ${theme.weight.strong};
  }
`;

export interface MenuTrigger {
  popoverTarget: string;
  'aria-haspopup': 'true';
}

export interface MenuProps {
  label: string;
  /** Renders the button; spread the props on a native `button`. */
  trigger: (props: MenuTrigger) => ReactNode;
  /** Renders the rows; call `close` on a choice. */
  children: (close: () => void) => ReactNode;
  /** Opens upwards, for a bar at the bottom. */
  above?: boolean;
}

/** List of choices under a button, on the platform's popover: closes on Escape, on an outside press and on a choice. */
export function Menu({ label, trigger, children, above = false }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replace(/[^\w-]/g, '')}`;
  const close = useCallback(() => document.getElementById(id)?.hidePopover(), [id]);
  return (
    <Holder>
      <Trigger $anchor={anchor}>{trigger({ popoverTarget: id, 'aria-haspopup': 'true' })}</Trigger>
      <Popover id={id} popover="auto" aria-label={label} $anchor={anchor} $above={above}>
        {children(close)}
      </Popover>
    </Holder>
  );
}
