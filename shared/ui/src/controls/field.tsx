import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { ALERT } from '#src/icons/objects/alert.tsx';

const name = css`
  display: block;
  font-weight: ${theme.weight.label};
  font-size: ${theme.size.label};
  line-height: ${theme.line.small};
  margin-bottom: ${theme.space.s1h};
`;

export const Label = styled.label`
  ${name}
`;

export const Legend = styled.legend`
  ${name}
`;

export const Hint = styled.div`
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${theme.color.ink2};
  margin-top: ${theme.space.s1h};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${theme.space.s1h};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.danger};
  margin-top: ${theme.space.s1h};
`;

/** Error text under a control; reference its id in `aria-describedby`. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon of={ALERT} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** Props for the field's control: spread them on TextInput, Textarea or Select. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error as a sentence; undefined when valid. */
  error?: ReactNode;
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below, connected for screen readers. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const notes = `${control}-note`;
  const described = error || hint ? notes : undefined;
  return (
    <div>
      <Label htmlFor={control}>{label}</Label>
      {children({ id: control, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? <FieldMessage id={notes}>{error}</FieldMessage> : hint ? <Hint id={notes}>{hint}</Hint> : null}
    </div>
  );
}
