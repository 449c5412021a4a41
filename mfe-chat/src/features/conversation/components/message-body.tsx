import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Message } from '@rendezvous/contract/chats';
import { latePart } from '@rendezvous/remote/late-part';

const GiftBody = latePart(
  () =>
    import(/* webpackChunkName: "dialogs" */ '#src/lib/gifts/gift-body.tsx').then(
      (module) => module.GiftBody,
    ),
  { missing: 'insist' },
);

/** Text of a message, never markup; a gift is drawn. */
export function MessageBody({
  message,
  arrives = false,
}: {
  message: Pick<Message, 'kind' | 'text' | 'photo' | 'gift'>;
  /** It has come while the reader was away or looks on. */
  arrives?: boolean;
}) {
  const intl = useIntl();
  if (message.gift) return <GiftBody gift={message.gift} arrives={arrives} />;
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
