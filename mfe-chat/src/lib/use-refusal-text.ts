import { useIntl } from 'react-intl';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';

/** Text of a refusal in a chat. */
export function useRefusalText(): (code: ErrorCode, name: string) => string {
  const intl = useIntl();
  return (code, name) => {
    switch (code) {
      case 'blocked_by_member':
        return intl.formatMessage(
          {
            id: 'refusal.blocked',
            defaultMessage: 'You’re blocked by {name}. You can still read the conversation, but not write.',
          },
          { name },
        );
      case 'not_confirmed':
        return intl.formatMessage(
          {
            id: 'refusal.notConfirmed',
            defaultMessage: '{name} hasn’t confirmed their account yet. Try again later.',
          },
          { name },
        );
      case 'conversation_limit':
        return intl.formatMessage({
          id: 'refusal.limit',
          defaultMessage:
            'You’ve started as many conversations as a free member can. Premium has no limit, and you can always answer.',
        });
      case 'premium_only':
        return intl.formatMessage({
          id: 'errors.premium_only',
          defaultMessage: 'This is for Premium members.',
        });
      case 'not_enough_credits':
        return intl.formatMessage({
          id: 'refusal.credits',
          defaultMessage: 'Not sent: you are out of credits.',
        });
      case 'likes_exhausted':
        return intl.formatMessage({
          id: 'refusal.likes',
          defaultMessage: 'You have no likes left for today. Tomorrow you get new ones.',
        });
      case 'unavailable':
        return intl.formatMessage({ id: 'refusal.offline', defaultMessage: 'Not sent: no connection.' });
      case 'rate_limited':
        return intl.formatMessage({
          id: 'refusal.fast',
          defaultMessage: 'That was a lot at once. Wait a minute, then try again.',
        });
      case 'not_found':
        return intl.formatMessage(
          { id: 'refusal.gone', defaultMessage: '{name} can’t be reached any more.' },
          { name },
        );
      default:
        return intl.formatMessage({
          id: 'refusal.other',
          defaultMessage: 'That didn’t work. Please try again.',
        });
    }
  };
}
