import { useIntl } from 'react-intl';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';

/** Last message of a conversation as one line. */
export function usePreview(): (last: ChatListItem['conversation']['last_message']) => string {
  const intl = useIntl();
  return (last) => {
    if (!last) return '';
    if (last.kind === 'gift')
      return last.from_me
        ? intl.formatMessage({ id: 'chats.preview.gift.mine', defaultMessage: 'You sent a gift' })
        : intl.formatMessage({ id: 'chats.preview.gift', defaultMessage: 'A gift for you' });
    if (last.kind === 'photo')
      return last.from_me
        ? intl.formatMessage({ id: 'chats.preview.photo.mine', defaultMessage: 'You sent a photo' })
        : intl.formatMessage({ id: 'photo.one', defaultMessage: 'A photo' });
    const text = last.text ?? '';
    return last.from_me
      ? intl.formatMessage({ id: 'chats.preview.mine', defaultMessage: 'You: {text}' }, { text })
      : text;
  };
}
