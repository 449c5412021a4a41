import { useIntl } from 'react-intl';

/** Display name of a member; deleted members have a general one. */
export function useMemberName(): (profile: { name: string }) => string {
  const intl = useIntl();
  return ({ name }) => name || intl.formatMessage({ id: 'member.left', defaultMessage: 'Deleted member' });
}
