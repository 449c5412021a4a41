import { FormattedDisplayName, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { Facts } from '#src/lib/facts.tsx';
import { useMay } from '#src/lib/operator.ts';
import { Section } from '#src/lib/section.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** The complaint in its author's words, with what belongs to it. Its link is text: it may lead anywhere. */
export function ComplaintText({ complaint }: { complaint: Complaint }) {
  const intl = useIntl();
  const time = useTimeText();
  const mayOpen = useMay('members.read');
  const { member, link, resolution, closed_by } = complaint;
  return (
    <Section title={intl.formatMessage({ id: 'complaints.text', defaultMessage: 'Complaint' })}>
      <Words lang={complaint.language}>{complaint.text}</Words>
      <Facts
        items={[
          [intl.formatMessage({ id: 'complaints.from', defaultMessage: 'From' }), complaint.email],
          [
            intl.formatMessage({ id: 'complaints.at', defaultMessage: 'Came in' }),
            time(complaint.created_at),
          ],
          [
            intl.formatMessage({ id: 'language.label', defaultMessage: 'Language' }),
            <FormattedDisplayName key="language" type="language" value={complaint.language} />,
          ],
          [
            intl.formatMessage({ id: 'complaints.member', defaultMessage: 'Member' }),
            member && mayOpen ? (
              <Link key="member" to={pathTo('ops', { room: 'members', id: member })}>
                {intl.formatMessage({ id: 'complaints.member.open', defaultMessage: 'Open the member' })}
              </Link>
            ) : (
              (member ?? intl.formatMessage({ id: 'complaints.member.none', defaultMessage: 'A visitor' }))
            ),
          ],
          ...(link
            ? [[intl.formatMessage({ id: 'complaints.link', defaultMessage: 'About' }), link] as const]
            : []),
          ...(resolution
            ? [
                [
                  intl.formatMessage({ id: 'complaints.resolution', defaultMessage: 'What came of it' }),
                  `${resolution} (${closed_by ?? ''})`,
                ] as const,
              ]
            : []),
        ]}
      />
    </Section>
  );
}

const Words = styled.p`
  max-width: 72ch;
  margin-bottom: ${theme.space.s4};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
