import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { control } from './control.tsx';
import { Icon } from '#src/layout/icon.tsx';
import type { Drawing } from '#src/layout/drawing.tsx';

const Holder = styled.div`
  position: relative;
`;

const Lead = styled.span`
  position: absolute;
  left: 15px;
  top: 16px;
  color: ${theme.color.ink3};
`;

const End = styled.span`
  position: absolute;
  right: 4px;
  top: 4px;
`;

const Native = styled.input<{ $lead: boolean; $end: boolean }>`
  ${control}
  padding-left: ${({ $lead }) => ($lead ? theme.space.s7 : theme.space.s4)};
  padding-right: ${({ $end }) => ($end ? theme.space.s7h : theme.space.s4)};
  /* A browser draws the cross of a search in a colour of its own. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  icon?: Drawing;
  /** 44 px button at the end, for example "show password". */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text input. Use it in a `Field`. */
export function TextInput({ icon, end, ...rest }: TextInputProps) {
  return (
    <Holder>
      {icon && (
        <Lead>
          <Icon of={icon} />
        </Lead>
      )}
      <Native {...rest} $lead={icon !== undefined} $end={end !== undefined} />
      {end && <End>{end}</End>}
    </Holder>
  );
}
