import styled from 'styled-components';
import type { Block } from '@rendezvous/contract/resources/pages/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { keyed } from './keyed.ts';
import { Words } from './words.tsx';

type Table = Extract<Block, { type: 'table' }>;

/** A table; on narrow screens each row is a card that repeats the names of its columns. */
export function TableBlock({ table }: { table: Table }) {
  return (
    <Figure>
      <Grid>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows).map(({ key, part: [first = '', ...others] }) => (
            <tr key={key}>
              <th scope="row">
                <Words words={first} />
              </th>
              {others.map((words, column) => {
                const name = table.head[column + 1];
                return (
                  <td key={name} data-column={name}>
                    <Words words={words} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Figure>
  );
}

const Figure = styled.figure`
  margin-block: ${theme.space.s4h};
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.label};
  line-height: ${theme.line.label};
  text-align: left;
  caption {
    ${text.title}
    margin-bottom: ${theme.space.s2};
    text-align: left;
  }
  th,
  td {
    padding: ${theme.space.s3} ${theme.space.s4} ${theme.space.s3} 0;
    vertical-align: top;
    overflow-wrap: anywhere;
    border-bottom: 1px solid ${theme.color.line};
  }
  th {
    font-weight: ${theme.weight.label};
    overflow-wrap: break-word;
  }
  thead th {
    padding-block: ${theme.space.s2};
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.medium};
    border-bottom: 1.5px solid ${theme.color.lineStrong};
  }
  td:last-child,
  th:last-child {
    padding-right: 0;
  }
  @media screen {
    ${media.belowTablet} {
      &,
      caption,
      tbody,
      tr,
      tbody th,
      td {
        display: block;
      }
      thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tbody tr {
        padding: ${theme.space.s3h} ${theme.space.s4};
        border-radius: ${theme.radius.r2};
        background: ${theme.color.surface};
        border: 1px solid ${theme.color.line};
      }
      tbody tr + tr {
        margin-top: ${theme.space.s2h};
      }
      tbody th,
      td {
        padding: 0;
        border: 0;
      }
      td {
        margin-top: ${theme.space.s2};
      }
      td::before {
        content: attr(data-column);
        display: block;
        font-size: ${theme.size.micro};
        line-height: ${theme.line.micro};
        color: ${theme.color.ink2};
      }
    }
  }
  @media print {
    caption {
      font-size: 11pt;
    }
    font-size: 9.5pt;
    line-height: 1.4;
    th,
    td {
      padding: 5pt 10pt 5pt 0;
      border-color: currentColor;
      border-width: 0.5pt;
    }
    tr {
      break-inside: avoid;
    }
  }
`;
