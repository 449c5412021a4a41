import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Cards beside each other, as many as fit. */
export const Panels = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  gap: ${theme.space.s3h};
  & + & {
    margin-top: ${theme.space.s3h};
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** A card of the first page of a room. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Card>
  );
}

/** The one figure of a card. */
export const Figure = styled.p<{ $bad?: boolean }>`
  ${text.d1}
  margin-top: ${theme.space.s1h};
  color: ${({ $bad }) => ($bad ? theme.color.danger : theme.color.ink)};
`;

/** A picture with the figure it draws. */
export const WithPicture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s4h};
  margin-top: ${theme.space.s2};
`;

export const Note = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
  margin-top: ${theme.space.s1};
`;

/** Lines of a card, each with an act at its end. */
export const Lines = styled.ul`
  margin-top: ${theme.space.s1};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s2} ${theme.space.s3};
    padding-block: ${theme.space.s2h};
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Ways and buttons at the end of a line. */
export const LineActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${theme.space.s4};
`;

export const LineWords = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b {
    display: block;
    font-weight: ${theme.weight.strong};
  }
  & > span {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
`;

const Card = styled.section`
  min-width: 0;
  padding: ${theme.space.s4} ${theme.space.s4h} ${theme.space.s4h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
`;

const Title = styled.h2`
  font-size: ${theme.size.body};
  line-height: ${theme.line.body};
  font-weight: ${theme.weight.strong};
`;
