import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { FieldMessage, Legend } from './field.tsx';
import { VisuallyHidden } from '#src/layout/visually-hidden.tsx';
import { RadioPair, RadioPairOption, type RadioPairProps } from './radio-pair.tsx';

const Pair = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.button};
`;

const Option = styled(RadioPairOption)`
  min-height: ${theme.size.control};
  padding: ${theme.space.s2} ${theme.space.s2h};
  &:nth-of-type(1) {
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  }
  &:nth-of-type(2) {
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  }
  input:not(:checked) + & > svg {
    display: none;
  }
`;

export interface SegmentedControlProps<V extends string> extends RadioPairProps<V> {
  legend: ReactNode;
  /** Hides the legend from the eye; screen readers still read it. */
  legendHidden?: boolean;
}

/** Choice between exactly two values: one pill, cut by the seam. The chosen half has a check mark. */
export function SegmentedControl<V extends string>({
  legend,
  legendHidden = false,
  ...choice
}: SegmentedControlProps<V>) {
  const id = useId();
  const { error } = choice;
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Pair>
        <RadioPair {...choice} id={id} as={Option} mark="s" />
      </Pair>
      {error && <FieldMessage id={`${id}-note`}>{error}</FieldMessage>}
    </fieldset>
  );
}
