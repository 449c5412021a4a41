import styled from 'styled-components';
import { control } from './control.tsx';

const Native = styled.input`
  ${control}
  font-size: 24px;
  letter-spacing: 0.4em;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export interface CodeFieldProps {
  id: string;
  value: string;
  onChange: (digits: string) => void;
  /** How many digits the code has. */
  length: number;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** One input for a code of digits; pasted spaces are dropped. Put it in a `Field`. */
export function CodeField({ value, onChange, length, ...rest }: CodeFieldProps) {
  return (
    <Native
      {...rest}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
    />
  );
}
