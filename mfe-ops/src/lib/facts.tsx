import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

interface Props {
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** One column, for dialogs. */
  single?: boolean;
}

/** Facts in two columns: what it is, and what it says. */
export function Facts({ items, single }: Props) {
  return (
    <List $single={single}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $single: boolean | undefined }>`
  display: grid;
  column-gap: ${theme.space.s6};
  ${media.tablet} {
    grid-template-columns: ${({ $single }) => ($single ? '1fr' : '1fr 1fr')};
  }
  & > div {
    display: flex;
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s2};
    border-top: 1px solid ${theme.color.line};
  }
  & dt {
    flex: 0 0 40%;
    ${text.small}
    line-height: ${theme.line.body};
    color: ${theme.color.ink2};
  }
  & dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
