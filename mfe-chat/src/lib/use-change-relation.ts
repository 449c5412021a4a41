import { useIntl } from 'react-intl';
import { useShell } from '@rendezvous/remote/react/hooks';

/**
 * Returns a function that blocks or unblocks a member, reads the conversation (`onChanged`), the chats and the likes again, and
 * says so when it did not work.
 */
export function useChangeRelation(
  member: string,
  onChanged: () => void,
): (work: (member: string) => Promise<void>) => Promise<void> {
  const intl = useIntl();
  const shell = useShell();
  return async (work) => {
    try {
      await work(member);
      onChanged();
      await shell.refresh('chats', 'likes');
    } catch {
      shell.toast({
        text: intl.formatMessage({
          id: 'refusal.other',
          defaultMessage: 'That didn’t work. Please try again.',
        }),
        tone: 'bad',
      });
    }
  };
}
