import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Hint } from './field.tsx';

const Row = styled.label`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: ${theme.space.s3};
  align-items: start;
  padding: ${theme.space.s2h} 0;
  min-height: ${theme.size.target};
  cursor: pointer;
`;

const Native = styled.input`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${theme.color.zest};
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A 24 px check in a 44 px row. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <Row>
      <Native {...rest} type="checkbox" aria-describedby={hint ? id : undefined} />
      <span>
        {label}
        {hint && (
          <Hint as="span" id={id}>
            <br />
            {hint}
          </Hint>
        )}
      </span>
    </Row>
  );
}
