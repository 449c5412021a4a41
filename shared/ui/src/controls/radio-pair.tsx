import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from './hidden-input.tsx';
import { Icon } from '#src/layout/icon.tsx';
import { CHECK } from '#src/icons/actions/check.tsx';

/** Half of a choice between two: the label that its radio button fills and rings. The chosen half has a check mark. */
export const RadioPairOption = styled.label`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s1h};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  font-weight: ${theme.weight.medium};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  & > svg {
    visibility: hidden;
  }
  input:checked + & {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    box-shadow: none;
    & > svg {
      visibility: visible;
    }
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

export interface RadioPairProps<V extends string> {
  name: string;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
  error?: ReactNode;
}

interface Props<V extends string> extends RadioPairProps<V> {
  /** Id of the group, from which those of its buttons follow. */
  id: string;
  /** Shape of a half. */
  as: ComponentType<{ htmlFor: string; children: ReactNode }>;
  /** Size of the check mark. */
  mark?: 's' | 'm';
}

/** The two radio buttons of a choice with their labels. */
export function RadioPair<V extends string>({
  id,
  as: Option,
  mark,
  name,
  value,
  onChange,
  options,
  error,
}: Props<V>) {
  return options.map((option) => [
    <HiddenInput
      key={`${option.value}-input`}
      type="radio"
      id={`${id}-${option.value}`}
      name={name}
      value={option.value}
      checked={value === option.value}
      aria-invalid={error ? true : undefined}
      onChange={() => onChange(option.value)}
    />,
    <Option key={option.value} htmlFor={`${id}-${option.value}`}>
      <Icon of={CHECK} size={mark} />
      {option.label}
    </Option>,
  ]);
}
