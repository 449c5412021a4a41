import styled, { css } from 'styled-components';
import type { Block } from '@rendezvous/contract/resources/pages/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Definitions } from './definitions.tsx';
import { keyed } from './keyed.ts';
import { PaperForm } from './paper-form.tsx';
import { Question } from './question.tsx';
import { StatementForm } from './statement-form.tsx';
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
    case 'statement':
      return <StatementForm labels={block} />;
  }
}

/** A heading that a link leads to gets the focus; it is no control, so it shows no ring. */
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
  gap: ${theme.space.s3};
  margin: ${theme.space.s7} 0 ${theme.space.s3};
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
  margin: ${theme.space.s5h} 0 ${theme.space.s2};
  break-after: avoid;
`;

const Paragraph = styled.p`
  line-height: ${theme.line.lead};
  & + & {
    margin-top: ${theme.space.s3h};
  }
  ul + &,
  ol + &,
  dl + &,
  figure + & {
    margin-top: ${theme.space.s4};
  }
  @media print {
    line-height: 1.5;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  padding-left: ${theme.space.s5};
  line-height: ${theme.line.lead};
  list-style: disc outside;
  p + & {
    margin-top: ${theme.space.s3};
  }
  & > li {
    padding-left: ${theme.space.s1};
  }
  & > li::marker {
    color: ${theme.color.zestText};
  }
  &:is(ol) {
    list-style: decimal outside;
  }
  &:is(ol) > li::marker {
    font-weight: ${theme.weight.strong};
  }
  @media print {
    display: block;
    line-height: 1.5;
    & > li::marker {
      color: ${theme.color.printInk};
    }
    li {
      break-inside: avoid;
    }
  }
`;

const Note = styled.p`
  margin-block: ${theme.space.s4};
  padding: ${theme.space.s4} ${theme.space.s5};
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  background: ${theme.color.figSoft};
  color: ${theme.color.onFigSoft};
  line-height: ${theme.line.lead};
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
