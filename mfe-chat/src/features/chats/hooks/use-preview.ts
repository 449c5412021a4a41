import { useIntl } from 'react-intl';
import type { ChatListItem } from '@rendezvous/contract/chats';

/** Last message of a conversation as one line. */
export function usePreview(): (last: ChatListItem['conversation']['last_message']) => string {
  const intl = useIntl();
  return (last) => {
    if (!last) return '';
    const what = () => {
      if (last.kind === 'photo')
        return intl.formatMessage({ id: 'chats.preview.photo', defaultMessage: 'Photo' });
      if (last.kind === 'gift')
        return intl.formatMessage({ id: 'chats.preview.gift', defaultMessage: 'Gift' });
      return last.text ?? '';
    };
    return last.from_me
      ? intl.formatMessage({ id: 'chats.preview.mine', defaultMessage: 'You: {text}' }, { text: what() })
      : what();
  };
}
