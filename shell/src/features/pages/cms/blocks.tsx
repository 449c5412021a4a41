import styled, { css } from 'styled-components';
import type { Block } from '@rendezvous/contract/pages';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';
import { Definitions } from './definitions.tsx';
import { keyed } from './keyed.ts';
import { PaperForm } from './paper-form.tsx';
import { Question } from './question.tsx';
import { TableBlock } from './table-block.tsx';
import { Words } from './words.tsx';

/** The body of a page, block by block. */
export function Blocks({
  blocks,
  numbers,
}: {
  blocks: readonly Block[];
  numbers?: ReadonlyMap<string, number>;
}) {
  return keyed(blocks).map(({ key, part }) => (
    <OneBlock key={key} block={part} number={part.type === 'heading' ? numbers?.get(part.id) : undefined} />
  ));
}

function OneBlock({ block, number }: { block: Block; number: number | undefined }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <Section id={block.id} tabIndex={-1}>
          {number !== undefined && <Number>{number}.</Number>}
          <span>{block.text}</span>
        </Section>
      ) : (
        <Subsection id={block.id} tabIndex={-1}>
          {block.text}
        </Subsection>
      );
    case 'paragraph':
      return (
        <Paragraph>
          <Words words={block.text} />
        </Paragraph>
      );
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'}>
          {keyed(block.items).map(({ key, part }) => (
            <li key={key}>
              <Words words={part} />
            </li>
          ))}
        </List>
      );
    case 'question':
      return (
        <Question id={block.id} question={block.question}>
          <Blocks blocks={block.answer} />
        </Question>
      );
    case 'definitions':
      return <Definitions items={block.items} />;
    case 'table':
      return <TableBlock table={block} />;
    case 'note':
      return (
        <Note>
          <Words words={block.text} />
        </Note>
      );
    case 'form':
      return <PaperForm form={block} />;
  }
}

/** Gone to by a link, a heading takes readers along; it is no control, so it shows no ring. */
const place = css`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Section = styled.h2`
  ${place}
  ${text.d1}
  display: flex;
  gap: 12px;
  margin: 48px 0 12px;
  @media print {
    margin: 20pt 0 6pt;
    font-size: 15pt;
    break-after: avoid;
  }
`;

const Number = styled.span`
  flex: none;
  color: ${theme.color.zestText};
  font-variant-numeric: tabular-nums;
`;

const Subsection = styled.h3`
  ${place}
  ${text.title}
  margin: 28px 0 8px;
  break-after: avoid;
`;

const Paragraph = styled.p`
  line-height: 26px;
  & + & {
    margin-top: 14px;
  }
  ul + &,
  ol + &,
  dl + &,
  figure + & {
    margin-top: 16px;
  }
  @media print {
    line-height: 1.5;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding-left: 22px;
  line-height: 26px;
  list-style: disc outside;
  p + & {
    margin-top: 12px;
  }
  & > li {
    padding-left: 4px;
  }
  & > li::marker {
    color: ${theme.color.zestText};
  }
  &:is(ol) {
    list-style: decimal outside;
  }
  &:is(ol) > li::marker {
    font-weight: 650;
  }
  @media print {
    display: block;
    line-height: 1.5;
    & > li::marker {
      color: #000;
    }
    li {
      break-inside: avoid;
    }
  }
`;

const Note = styled.p`
  margin-block: 16px;
  padding: 16px 24px;
  border-radius: ${theme.radius.seam} 28px 28px ${theme.radius.seam};
  background: ${theme.color.figSoft};
  color: ${theme.color.onFigSoft};
  line-height: 26px;
  header + & {
    margin-top: 0;
  }
  a {
    color: inherit;
  }
  @media print {
    padding: 8pt 12pt;
    border: 1pt solid;
    break-inside: avoid;
  }
`;
