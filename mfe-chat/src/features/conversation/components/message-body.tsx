import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Message } from '@rendezvous/contract/chats';

/** Text of a message, never markup. */
export function MessageBody({ message }: { message: Message }) {
  const intl = useIntl();
  if (message.kind === 'photo' && message.photo) {
    return (
      <img
        src={message.photo.urls.medium}
        alt={intl.formatMessage({ id: 'chats.preview.photo', defaultMessage: 'Photo' })}
        width="240"
      />
    );
  }
  return <Text dir="auto">{message.text}</Text>;
}

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
