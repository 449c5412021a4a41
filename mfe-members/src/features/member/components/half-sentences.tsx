import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/members';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';
import { SectionTitle } from './section-title.tsx';

/** Half sentences the member completed, in the language they were written in (PRODUCT.md §4). */
export function HalfSentences({ member }: { member: Member }) {
  const intl = useIntl();
  if (member.half_prompts.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'member.halves.title', defaultMessage: 'Half sentences' })}
      </SectionTitle>
      <dl>
        {member.half_prompts.map(({ prompt, language, beginning, text: end }) => (
          <Half key={prompt} lang={language}>
            <dt>{beginning}</dt>
            <dd>{end}</dd>
          </Half>
        ))}
      </dl>
    </section>
  );
}

/** The beginning above, the member's half below it, flat towards the half that is missing. */
const Half = styled.div`
  & + & {
    margin-top: ${theme.space.s3};
  }

  dt {
    ${text.small}
    padding-left: ${theme.space.s4h};
    color: ${theme.color.ink2};
  }

  dd {
    margin-top: ${theme.space.s1};
    padding: ${theme.space.s3} ${theme.space.s4h};
    border-radius: 28px ${theme.radius.seam} ${theme.radius.seam} 28px;
    background: ${theme.color.figSoft};
    color: ${theme.color.onFigSoft};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;
