import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

interface Props {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Names the heading, for a part that moves the focus there (`focusHeading`). */
  id?: string;
  children?: ReactNode;
}

/** One part of a group of settings: a heading of the third level, what it is about, and its controls. */
export function Part({ title, lead, id, children }: Props) {
  const own = useId();
  return (
    <Room aria-labelledby={id ?? own}>
      <Title id={id ?? own} tabIndex={id ? -1 : undefined}>
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Room>
  );
}

const Room = styled.section`
  margin-top: ${theme.space.s5};
`;

const Title = styled.h3`
  ${text.title}
`;

const Lead = styled.p`
  max-width: 60ch;
  margin: ${theme.space.s1} 0 ${theme.space.s2};
  color: ${theme.color.ink2};
`;
