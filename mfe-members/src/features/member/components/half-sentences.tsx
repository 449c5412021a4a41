import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Member, Relation } from '@rendezvous/contract/members';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/icon';
import { CHECK } from '@rendezvous/ui/icons/check';
import { Tag } from '@rendezvous/ui/tag';
import { text } from '@rendezvous/ui/text';
import type { MemberActions } from '../hooks/use-member-actions.ts';
import { SectionTitle } from './section-title.tsx';

/** Half sentences the member completed, in the language they were written in (PRODUCT.md §4); each is a way into the conversation. */
export function HalfSentences({
  member,
  completed,
  write,
}: {
  member: Member;
  /** Those whose other half the viewer has written. */
  completed: Relation['halves_completed'];
  /** The way into the conversation; none where nothing can be written. */
  write?: Pick<MemberActions, 'messagePath' | 'handleMessage'> | false;
}) {
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
            {completed.includes(prompt) ? (
              <Done lang={intl.locale}>
                <Tag tone="leaf">
                  <Icon of={CHECK} size="s" />
                  {intl.formatMessage({
                    id: 'member.halves.written',
                    defaultMessage: 'You wrote the other half',
                  })}
                </Tag>
              </Done>
            ) : (
              write && (
                <dd lang={intl.locale}>
                  <Write to={`${write.messagePath}?half=${prompt}`} onClick={write.handleMessage}>
                    {intl.formatMessage({
                      id: 'member.halves.write',
                      defaultMessage: 'Write the other half',
                    })}
                  </Write>
                </dd>
              )
            )}
          </Half>
        ))}
      </dl>
    </section>
  );
}

/** A target of 44 px, though it reads as a line. */
const Write = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
const Done = styled.dd`
  margin-top: ${theme.space.s2};
`;
/** The beginning above, the member's half below it, flat towards the half that is missing. */
const Half = styled.div`
  & + & {
    margin-top: ${theme.space.s3};
  }

  & > * {
    padding-left: ${theme.space.s4h};
  }

  dt {
    ${text.small}
    color: ${theme.color.ink2};
  }

  dt + dd {
    margin-top: ${theme.space.s1};
    padding: ${theme.space.s3} ${theme.space.s4h};
    border-radius: 28px ${theme.radius.seam} ${theme.radius.seam} 28px;
    background: ${theme.color.figSoft};
    color: ${theme.color.onFigSoft};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;
