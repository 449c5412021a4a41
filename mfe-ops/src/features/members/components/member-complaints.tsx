import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { OpsMember } from '@rendezvous/contract/operators/members/schemas';
import { useMay } from '#src/lib/operator.ts';
import { Row, RowLink, Rows, RowWords } from '#src/lib/rows.tsx';
import { Section } from '#src/lib/section.tsx';
import { useComplaintWords } from '#src/lib/use-complaint-words.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** Complaints this member made; each leads to its page where the operator may read it. */
export function MemberComplaints({ complaints }: Pick<OpsMember, 'complaints'>) {
  const intl = useIntl();
  const time = useTimeText();
  const words = useComplaintWords();
  const mayRead = useMay('complaints.handle');
  if (complaints.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'complaints.title', defaultMessage: 'Complaints' })}>
      <Rows>
        {complaints.map(({ ticket, category, status, created_at }) => {
          const said = (
            <RowWords>
              <b>{words.categories[category]}</b>
              <span>
                {words.statuses[status]} · {time(created_at)}
              </span>
            </RowWords>
          );
          return mayRead ? (
            <li key={ticket}>
              <RowLink to={pathTo('ops', { room: 'complaints', id: ticket })}>{said}</RowLink>
            </li>
          ) : (
            <Row key={ticket}>{said}</Row>
          );
        })}
      </Rows>
    </Section>
  );
}
