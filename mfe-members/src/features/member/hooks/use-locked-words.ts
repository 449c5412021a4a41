import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/remote/react/hooks';

/** Names the members that see a locked photo. */
export function useLockedWords(): string {
  const intl = useIntl();
  return useUser()
    ? intl.formatMessage({ id: 'member.photo.locked', defaultMessage: 'Photo for Premium members' })
    : intl.formatMessage({ id: 'member.photo.locked.visitor', defaultMessage: 'Photo for members' });
}
