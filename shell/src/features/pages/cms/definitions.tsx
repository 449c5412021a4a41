import styled from 'styled-components';
import type { Block } from '@rendezvous/contract/resources/pages/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Words } from './words.tsx';

type Items = Extract<Block, { type: 'definitions' }>['items'];

/** Facts with their names, such as those of the company. */
export function Definitions({ items }: { items: Items }) {
  return (
    <List>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Words words={text} />
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-block: ${theme.space.s4};
  border-top: 1px solid ${theme.color.line};
  & > div {
    padding-block: ${theme.space.s2h};
    border-bottom: 1px solid ${theme.color.line};
    break-inside: avoid;
  }
  dt {
    color: ${theme.color.ink2};
    font-size: ${theme.size.label};
    line-height: ${theme.line.body};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    & > div {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: ${theme.space.s4};
    }
  }
`;
