import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsMeasure } from '@rendezvous/contract/operators/members/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Section } from '#src/lib/section.tsx';
import { useProfileReasons } from '#src/lib/use-profile-reasons.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** What operators did about a member, the latest first, with their reasons. */
export function MeasureList({ measures }: { measures: readonly OpsMeasure[] }) {
  const intl = useIntl();
  const time = useTimeText();
  const reasons = useProfileReasons();
  const names: Record<OpsMeasure['kind'], string> = {
    suspend: intl.formatMessage({ id: 'members.measure.suspend', defaultMessage: 'Suspended' }),
    restore: intl.formatMessage({ id: 'members.measure.restore', defaultMessage: 'Restored' }),
    profile_hold: intl.formatMessage({
      id: 'members.measure.hold',
      defaultMessage: 'Profile sent to review',
    }),
    profile_approve: intl.formatMessage({
      id: 'members.measure.approve',
      defaultMessage: 'Profile approved',
    }),
    profile_send_back: intl.formatMessage({
      id: 'members.measure.back',
      defaultMessage: 'Profile sent back',
    }),
  };
  return (
    <Section title={intl.formatMessage({ id: 'members.measures', defaultMessage: 'Measures' })}>
      {measures.length === 0 ? (
        <p>
          {intl.formatMessage({
            id: 'members.measures.none',
            defaultMessage: 'Nothing was ever done about this member.',
          })}
        </p>
      ) : (
        <List>
          {measures.map(({ kind, at, operator, reason, told: shownReason }) => (
            <li key={`${kind} ${at}`}>
              <b>{names[kind]}</b>
              <small>
                {operator} · {time(at)}
              </small>
              {(shownReason || reason) && (
                <p>{[shownReason && reasons[shownReason], reason].filter(Boolean).join(' · ')}</p>
              )}
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const List = styled.ol`
  & > li {
    padding-block: ${theme.space.s2h};
    border-top: 1px solid ${theme.color.line};
  }
  & small {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
  & p {
    margin-top: ${theme.space.s1};
    overflow-wrap: anywhere;
  }
`;
