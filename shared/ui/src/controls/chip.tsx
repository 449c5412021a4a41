import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { CLOSE } from '#src/icons/actions/close.tsx';

const look = css<{ $both: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: 36px;
  padding: ${theme.space.s1h} ${theme.space.s3h};
  border-radius: ${theme.curve.c18};
  border: 1.5px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.size.label};
  line-height: ${theme.line.small};
  &::before {
    content: '';
    width: 7px;
    height: 14px;
    background: ${theme.color.lineStrong};
    border-radius: ${theme.radius.r2} 0 0 ${theme.radius.r2};
  }
  ${({ $both }) =>
    $both &&
    css`
      border-color: ${theme.color.zest};
      background: ${theme.color.zestSoft};
      color: ${theme.color.onZestSoft};
      font-weight: ${theme.weight.medium};
      &::before {
        width: 14px;
        border-radius: 50%;
        background: linear-gradient(
          90deg,
          ${theme.color.halfA} 0 6px,
          transparent 6px 8px,
          ${theme.color.zest} 8px
        );
      }
    `}
`;

const Still = styled.span<{ $both: boolean }>`
  ${look}
`;

const Toggle = styled.button<{ $both: boolean }>`
  ${look}
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.r3};
  border-color: ${({ $both }) => ($both ? theme.color.zest : theme.color.lineStrong)};
  &:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
`;

const Removable = styled.span<{ $both: boolean }>`
  ${look}
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.r3};
  padding-right: 0;
  border-color: transparent;
  &::before {
    display: none;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
`;

/** Interest of a member: a half disc when only theirs, a whole disc when shared (`both`). */
export function Chip({ both = false, children }: { both?: boolean; children: ReactNode }) {
  return <Still $both={both}>{children}</Still>;
}

/** Selectable interest; selected ones are whole discs. */
export function ChipToggle({
  pressed,
  onToggle,
  disabled,
  children,
}: {
  pressed: boolean;
  onToggle: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Toggle type="button" aria-pressed={pressed} disabled={disabled} onClick={onToggle} $both={pressed}>
      {children}
    </Toggle>
  );
}

/** Selected value with a remove button; `removeLabel` names the button. */
export function ChipRemovable({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <Removable $both>
      {children}
      <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon of={CLOSE} size="s" />
      </Remove>
    </Removable>
  );
}
