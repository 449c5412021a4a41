import { useIntl } from 'react-intl';
import type { OpsMemberRow } from '@rendezvous/contract/operators/members/schemas';
import { StatusTag, type StatusTone } from '#src/lib/status-tag.tsx';

const TONES: Record<OpsMemberRow['status'], StatusTone> = {
  active: 'good',
  not_confirmed: 'plain',
  suspended: 'bad',
  pending_deletion: 'warn',
};

/** State of the account and of the profile, in words. A profile that is shown needs none. */
export function MemberMarks({ member }: { member: OpsMemberRow }) {
  const intl = useIntl();
  const statuses: Record<OpsMemberRow['status'], string> = {
    active: intl.formatMessage({ id: 'members.status.active', defaultMessage: 'Active' }),
    not_confirmed: intl.formatMessage({
      id: 'members.status.unconfirmed',
      defaultMessage: 'E-mail not confirmed',
    }),
    suspended: intl.formatMessage({ id: 'members.status.suspended', defaultMessage: 'Suspended' }),
    pending_deletion: intl.formatMessage({ id: 'members.status.leaving', defaultMessage: 'Being deleted' }),
  };
  return (
    <>
      {member.fictional && (
        <StatusTag $tone="note">
          {intl.formatMessage({ id: 'members.fictional', defaultMessage: 'Fictional' })}
        </StatusTag>
      )}
      {member.profile_status === 'pending_review' && (
        <StatusTag $tone="warn">
          {intl.formatMessage({ id: 'members.profile.waiting', defaultMessage: 'Profile in review' })}
        </StatusTag>
      )}
      <StatusTag $tone={TONES[member.status]}>{statuses[member.status]}</StatusTag>
    </>
  );
}
