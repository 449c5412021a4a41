import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from './hidden-input.tsx';
import { Row } from '#src/layout/page.tsx';
import { text } from '#src/layout/text.tsx';

const Legend = styled.legend`
  ${text.title}
  margin-bottom: ${theme.space.s2h};
`;

const SmallLegend = styled.legend`
  margin-bottom: ${theme.space.s2};
  font-size: ${theme.size.label};
  font-weight: ${theme.weight.label};
`;

const Choice = styled.span`
  position: relative;
  display: inline-flex;
`;

const Chip = styled.label<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${({ $small }) => ($small ? theme.size.target : '48px')};
  padding: ${theme.space.s2} ${({ $small }) => ($small ? theme.space.s4 : theme.space.s4h)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.curve.c24};
  background: ${theme.color.surface};
  font-size: ${({ $small }) => ($small ? theme.size.label : 'inherit')};
  line-height: 1.2;
  cursor: pointer;
  &:hover {
    background: ${theme.color.surface2};
  }
  input:checked + & {
    border-color: ${theme.color.zest};
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.zest};
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

export interface ChipChoiceProps<V extends string> {
  legend: string;
  name: string;
  options: readonly { value: V | null; label: string }[];
  /** Undefined while nothing is chosen. */
  value: V | null | undefined;
  onChange: (value: V | null) => void;
  /** Small size, for several choices on one screen. */
  small?: boolean;
}

/** One of a few values as chips; a value of null is an answer like the others. */
export function ChipChoice<V extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChange,
  small = false,
}: ChipChoiceProps<V>) {
  const id = useId();
  const Name = small ? SmallLegend : Legend;
  return (
    <fieldset>
      <Name>{legend}</Name>
      <Row $gap={8} $wrap>
        {options.map(({ value, label }) => (
          <Choice key={value ?? ''}>
            <HiddenInput
              type="radio"
              id={`${id}-${value}`}
              name={name}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            <Chip $small={small} htmlFor={`${id}-${value}`}>
              {label}
            </Chip>
          </Choice>
        ))}
      </Row>
    </fieldset>
  );
}
