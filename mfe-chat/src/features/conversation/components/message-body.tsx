import styled from 'styled-components';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import type { LocalPhoto } from '#src/lib/sending/content.ts';
import { useParts } from '#src/lib/parts.ts';

/** Text of a message, never markup; a gift is drawn, a photo shown. */
export function MessageBody({
  message,
  mine,
  name,
  arrives = false,
}: {
  message: Pick<Message, 'kind' | 'text' | 'gift'> & {
    seq?: number;
    photo?: Message['photo'] | string;
    local?: LocalPhoto;
  };
  mine: boolean;
  /** Name of the other member. */
  name: string;
  /** It has come while the reader was away or looks on. */
  arrives?: boolean;
}) {
  const { Picture } = useParts();
  if (message.gift || message.kind === 'photo')
    return <Picture {...message} mine={mine} name={name} arrives={arrives} />;
  return <Text dir="auto">{message.text}</Text>;
}

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
