import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Member, Relation } from '@rendezvous/contract/resources/members/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import type { MemberActions } from '../hooks/use-member-actions.ts';
import { SectionTitle } from './section-title.tsx';

/** Half sentences the member completed, in the language they were written in (PRODUCT.md §4); each is a way into the conversation. */
export function HalfSentences({
  member,
  completed,
  write,
}: {
  member: Member;
  /** Half sentences whose other half the viewer has written. */
  completed: Relation['halves_completed'];
  /** The way into the conversation; none where nothing can be written. */
  write?: Pick<MemberActions, 'messagePath' | 'handleMessage'> | false;
}) {
  const intl = useIntl();
  if (member.half_prompts.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        {intl.formatMessage({ id: 'half.title', defaultMessage: 'Half sentences' })}
      </SectionTitle>
      <dl>
        {member.half_prompts.map(({ prompt, language, beginning, text: end }) => {
          const other = completed.includes(prompt) ? (
            <Tag tone="leaf">
              {intl.formatMessage({
                id: 'half.written',
                defaultMessage: 'You wrote the other half',
              })}
            </Tag>
          ) : (
            write && (
              <Link to={`${write.messagePath}?half=${prompt}`} onClick={write.handleMessage}>
                {intl.formatMessage({ id: 'half.write', defaultMessage: 'Write the other half' })}
              </Link>
            )
          );
          return (
            <Half key={prompt}>
              <dt lang={language}>{beginning}</dt>
              <dd lang={language}>{end}</dd>
              {other && <dd>{other}</dd>}
            </Half>
          );
        })}
      </dl>
    </section>
  );
}

/** The beginning above, the member's half below it, flat towards the half that is missing; the way to write that is 44 px high. */
const Half = styled.div`
  & + & {
    margin-top: ${theme.space.s3};
  }

  & > * {
    padding-left: ${theme.space.s4h};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  dt {
    ${text.small}
    text-wrap: balance;
    color: ${theme.color.ink2};
  }

  dt + dd {
    margin-top: ${theme.space.s1};
    padding: ${theme.space.s3} ${theme.space.s4h};
    border-radius: ${theme.curve.c28} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c28};
    background: ${theme.color.figSoft};
    color: ${theme.color.onFigSoft};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;
