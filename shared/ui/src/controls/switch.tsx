import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { CHECK } from '#src/icons/actions/check.tsx';

const Holder = styled.span`
  position: relative;
  display: inline-block;
  width: 56px;
  height: 32px;
  flex: none;
`;

const Native = styled.input`
  position: absolute;
  inset: -6px;
  width: 68px;
  height: 44px;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  z-index: 1;
`;

const Track = styled.span`
  position: absolute;
  inset: 0;
  border-radius: ${theme.curve.c16};
  background: ${theme.color.surface2};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  transition: background ${theme.motion.base};
  &::after {
    content: '';
    position: absolute;
    left: 5px;
    top: 5px;
    width: 22px;
    height: 22px;
    border-radius: ${theme.curve.c11} ${theme.curve.c3} ${theme.curve.c3} ${theme.curve.c11};
    background: ${theme.color.lineStrong};
    transition:
      transform ${theme.motion.base} ${theme.motion.out},
      border-radius ${theme.motion.base};
  }
  & > svg {
    position: absolute;
    left: 8px;
    top: 8px;
    color: ${theme.color.surface};
    display: none;
  }
  input:checked + & {
    background: ${theme.color.leaf};
    box-shadow: none;
    & > svg {
      display: block;
    }
  }
  input:checked + &::after {
    transform: translateX(24px);
    border-radius: ${theme.curve.c3} ${theme.curve.c11} ${theme.curve.c11} ${theme.curve.c3};
    background: ${theme.color.surface};
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** Immediate on/off control. The knob is a half disc, flat on its former side. `label` is the accessible name. */
export function Switch({
  label,
  checked,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> & { label: string; checked: boolean }) {
  return (
    <Holder>
      <Native
        {...rest}
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        aria-checked={checked}
      />
      <Track aria-hidden="true">
        <Icon of={CHECK} size="s" />
      </Track>
    </Holder>
  );
}
