import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

interface ChoiceRowProps {
  name: string;
  value?: string;
  checked: boolean;
  onChange: () => void;
  title: string;
  note?: string | null;
  /** Drawn at the end of the row. */
  end?: ReactNode;
}

/** One row of a choice, with the two halves as its mark. */
export function ChoiceRow({ name, value, checked, onChange, title, note, end }: ChoiceRowProps) {
  return (
    <Row>
      <Radio type="radio" name={name} value={value} checked={checked} onChange={onChange} />
      <Mark />
      <Words>
        <Name>{title}</Name>
        {note && <Note>{note}</Note>}
      </Words>
      {end}
    </Row>
  );
}

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s3h};
  min-height: 60px;
  padding: ${theme.space.s2} ${theme.space.s4};
  background: ${theme.color.surface};
  border-radius: ${theme.radius.r2};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${theme.color.zest};
    background: ${theme.color.zestSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  position: absolute;
  opacity: 0;
`;

const Mark = styled.span`
  width: 24px;
  height: 24px;
  flex: none;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color.lineStrong};
  input:checked ~ & {
    box-shadow: none;
    background: linear-gradient(
      90deg,
      ${theme.color.halfA} 0 11px,
      ${theme.color.surface} 11px 13px,
      ${theme.color.zest} 13px
    );
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.b`
  display: block;
`;

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
