import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Names the heading, for a card that moves the focus there (`focusHeading`). */
  id?: string;
  children: ReactNode;
}

/** A card of a page, with its heading of the second level. */
export function Section({ title, lead, id, children }: Props) {
  const own = useId();
  return (
    <Card aria-labelledby={id ?? own}>
      <Title id={id ?? own} tabIndex={id ? -1 : undefined}>
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Card>
  );
}

const Card = styled.section`
  padding: ${theme.space.s4} ${theme.space.s4h} ${theme.space.s4h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  & + & {
    margin-top: ${theme.space.s4};
  }
`;

const Title = styled.h2`
  ${text.title}
  margin-bottom: ${theme.space.s2};
`;

const Lead = styled.p`
  max-width: 64ch;
  margin-bottom: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
