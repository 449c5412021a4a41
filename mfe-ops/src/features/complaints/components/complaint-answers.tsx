import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsComplaintAnswer } from '@rendezvous/contract/operators/complaints/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Section } from '#src/lib/section.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** Answers that were mailed, in their order. */
export function ComplaintAnswers({ answers }: { answers: readonly OpsComplaintAnswer[] }) {
  const intl = useIntl();
  const time = useTimeText();
  if (answers.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'complaints.answers', defaultMessage: 'Answers' })}>
      <ol>
        {answers.map(({ at, operator, text: words }) => (
          <Answer key={at}>
            <small>
              {operator} · {time(at)}
            </small>
            <p>{words}</p>
          </Answer>
        ))}
      </ol>
    </Section>
  );
}

const Answer = styled.li`
  padding-block: ${theme.space.s2h};
  border-top: 1px solid ${theme.color.line};
  & > small {
    ${text.small}
    color: ${theme.color.ink2};
  }
  & > p {
    max-width: 72ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
