import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import type { AnnouncerProps } from '#src/lib/parts.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Number of lines at a time: a screen reader says each when it comes. */
const LINES = 3;

/**
 * Announces a conversation for users of screen readers and keyboards: each new message, each that was sent or waits, and credits that come
 * back, once: the stream itself is silent, since it draws a message again when it is sent and when it scrolls into sight. A failure is an
 * alert of its own. The focus stays in the conversation.
 */
export function Announcer({ conversation: { messages, outgoing }, name }: AnnouncerProps) {
  const intl = useIntl();
  const place = useRestoredFocus();
  const textOf = useTextOf(name);
  const [seenTo] = useState(() => messages.at(-1)?.seq ?? 0);
  const news = messages
    .filter(({ seq, held }) => seq > seenTo && !held)
    .slice(-LINES)
    .map((message) => ({ key: message.id, text: textOf(message) }));
  const [paidBack] = useState(() => new Set(messages.filter(isPaidBack).map(({ id }) => id)));
  const back = messages
    .filter((message) => isPaidBack(message) && !paidBack.has(message.id))
    .slice(-LINES)
    .map(({ id, cost = 0 }) => ({
      key: `${id}-back`,
      text: intl.formatMessage(
        {
          id: 'message.back',
          defaultMessage:
            'Not read in time: {count, plural, one {you got your credit back} other {you got your # credits back}}',
        },
        { count: cost },
      ),
    }));
  const waiting = outgoing
    .filter(({ state }) => state === 'waiting')
    .slice(-LINES)
    .map(({ clientId }) => ({
      key: clientId,
      text: intl.formatMessage({ id: 'announcer.waiting', defaultMessage: 'Waiting for a connection' }),
    }));
  return (
    <VisuallyHidden as="div" ref={place} aria-live="polite">
      {[...news, ...back, ...waiting].map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </VisuallyHidden>
  );
}

const isPaidBack = (message: Message): boolean => message.credit_back === true;

/** Returns the line that announces a message. */
function useTextOf(name: string): (message: Message) => string {
  const intl = useIntl();
  return ({ from_me: mine, kind, text }) => {
    if (mine) return intl.formatMessage({ id: 'announcer.sent', defaultMessage: 'Sent' });
    const who = intl.formatMessage({ id: 'message.from.them', defaultMessage: '{name}:' }, { name });
    if (kind === 'photo')
      return `${who} ${intl.formatMessage({ id: 'photo.one', defaultMessage: 'A photo' })}`;
    if (kind === 'gift')
      return `${who} ${intl.formatMessage({ id: 'chats.preview.gift', defaultMessage: 'A gift for you' })}`;
    return `${who} ${text}`;
  };
}
