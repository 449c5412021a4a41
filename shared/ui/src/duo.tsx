import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { FieldMessage, Legend } from './field.tsx';
import { Icon } from './icon.tsx';
import { CHECK } from './icons/check.tsx';

const Pair = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.button};
`;

const Radio = styled.input`
  position: absolute;
  opacity: 0;
  width: 1px;
  height: 1px;
`;

const Option = styled.label<{ $left: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s1h};
  min-height: ${theme.size.control};
  padding: ${theme.space.s2} ${theme.space.s2h};
  font-weight: ${theme.weight.medium};
  text-align: center;
  line-height: 1.2;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  cursor: pointer;
  ${({ $left }) =>
    $left
      ? css`
          border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
        `
      : css`
          border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
        `}
  & > svg {
    display: none;
  }
  input:checked + & {
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    box-shadow: none;
    & > svg {
      display: block;
    }
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

export interface DuoProps<V extends string> {
  legend: ReactNode;
  name: string;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
  error?: ReactNode;
}

/** Choice between exactly two values: one pill, cut by the seam. The chosen half has a check mark. */
export function Duo<V extends string>({ legend, name, value, onChange, options, error }: DuoProps<V>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <Legend>{legend}</Legend>
      <Pair>
        {options.map((option, index) => [
          <Radio
            key={`${option.value}-input`}
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={value === option.value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />,
          <Option key={option.value} htmlFor={`${id}-${option.value}`} $left={index === 0}>
            <Icon of={CHECK} size="s" />
            {option.label}
          </Option>,
        ])}
      </Pair>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
    </fieldset>
  );
}
