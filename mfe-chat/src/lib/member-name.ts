import { useIntl } from 'react-intl';

/** What a member is called here; those who left have no name any more. */
export function useMemberName(): (profile: { name: string }) => string {
  const intl = useIntl();
  return ({ name }) => name || intl.formatMessage({ id: 'member.left', defaultMessage: 'Deleted member' });
}
