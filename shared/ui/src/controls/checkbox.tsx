import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { FieldMessage, Hint } from './field.tsx';

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

/** Notes under the label, not under the box. */
const Notes = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  column-gap: ${theme.space.s3};
  & > * {
    grid-column: 2;
    margin-top: 0;
  }
  & > * + * {
    margin-top: ${theme.space.s2};
  }
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Error as a sentence; undefined when valid. */
  error?: ReactNode;
}

/** A 24 px check in a 44 px row, with its hint and its error below. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Row>
        <Native
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        <span>{label}</span>
      </Row>
      {(hint || error) && (
        <Notes>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
        </Notes>
      )}
    </div>
  );
}
