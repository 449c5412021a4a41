import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Switch } from '@rendezvous/ui/controls/switch';
import { line, Name, What } from './line.ts';

interface Props {
  label: string;
  /** Effect of the switch. */
  hint: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A line with a switch. A press on its words moves it too. */
export function SwitchRow({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>
        <Name>{label}</Name>
        <What id={`${id}-hint`}>{hint}</What>
      </label>
      <Switch
        id={id}
        label={label}
        checked={on}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Line>
  );
}

const Line = styled.div`
  ${line}
  & > label {
    flex: 1;
    min-width: 0;
    cursor: pointer;
  }
`;
