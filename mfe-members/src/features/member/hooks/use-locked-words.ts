import { useIntl } from 'react-intl';
import { useSeenAs } from '../seen-as.ts';

/** Names the members that see a locked photo. */
export function useLockedWords(): string {
  const intl = useIntl();
  return useSeenAs().isVisitor
    ? intl.formatMessage({ id: 'member.photo.locked.visitor', defaultMessage: 'Photo for members' })
    : intl.formatMessage({ id: 'member.photo.locked', defaultMessage: 'Photo for Premium members' });
}
