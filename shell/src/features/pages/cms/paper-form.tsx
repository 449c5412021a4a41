import styled from 'styled-components';
import type { Block } from '@rendezvous/contract/resources/pages/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Words } from './words.tsx';

type Form = Extract<Block, { type: 'form' }>;

/** A form to fill in on paper; an empty field is a line to write on. */
export function PaperForm({ form }: { form: Form }) {
  return (
    <Sheet>
      <figcaption>{form.title}</figcaption>
      <dl>
        {form.lines.map(({ label, text: words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words === undefined ? <Line aria-hidden="true" /> : <Words words={words} />}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const Sheet = styled.figure`
  margin-top: ${theme.space.s4h};
  padding: ${theme.space.s5};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  figcaption {
    ${text.title}
    margin-bottom: ${theme.space.s3};
  }
  dl > div {
    padding-block: ${theme.space.s2};
  }
  dt {
    font-size: ${theme.size.small};
    line-height: ${theme.line.small};
    color: ${theme.color.ink2};
  }
  @media print {
    break-inside: avoid;
    border-radius: 0;
    padding: 12pt;
    figcaption {
      font-size: 12pt;
    }
  }
`;

const Line = styled.span`
  display: block;
  height: 32px;
  border-bottom: 1px solid ${theme.color.lineStrong};
`;
