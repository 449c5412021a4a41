import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsMeasure } from '@rendezvous/contract/operators/members/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Section } from '#src/lib/section.tsx';
import { useProfileReasons } from '#src/lib/measures/use-profile-reasons.ts';
import { usePhotoReasons } from '#src/lib/measures/use-photo-reasons.ts';
import { useStatementWords } from '#src/lib/measures/use-statement-words.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** What operators did about a member, the latest first, with their reasons. */
export function MeasureList({ measures }: { measures: readonly OpsMeasure[] }) {
  const intl = useIntl();
  const time = useTimeText();
  const reasons = { ...usePhotoReasons(), ...useProfileReasons() };
  const { rules, sources } = useStatementWords();
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
    photo_remove: intl.formatMessage({ id: 'members.measure.photo', defaultMessage: 'Photo removed' }),
    photo_restore: intl.formatMessage({
      id: 'members.measure.photo_restore',
      defaultMessage: 'Photo restored',
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
            defaultMessage: 'No measures so far.',
          })}
        </p>
      ) : (
        <List>
          {measures.map(({ kind, at, operator, reason, facts, rule, source, told: shownReason }) => (
            <li key={`${kind} ${at}`}>
              <b>{names[kind]}</b>
              <small>
                {operator} · {time(at)}
              </small>
              {[facts || (shownReason && reasons[shownReason]), reason].filter(Boolean).map((words) => (
                <p key={words}>{words}</p>
              ))}
              {rule && source && (
                <small>
                  {rules[rule]} · {sources[source]}
                </small>
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
