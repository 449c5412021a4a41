import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { useTopicListener } from '@rendezvous/remote/react/hooks';
import type { ReceivedProps } from '#src/lib/parts.ts';
import { Careful } from './careful.tsx';
import { ReportButton } from './report-button.tsx';

const isReceived = ({ from_me: mine }: Message): boolean => !mine;

/** Additions to a received message: the way to report it, and under the first of all a word of care where it leads away from the site. */
export function Received({ conversation, name, message, under }: ReceivedProps) {
  const { chat, messages, hasOlder, hiddenOlder } = conversation;
  const isNewest = messages.findLast(isReceived) === message;
  useTopicListener('chats:updated', ({ chats }) => {
    const entry = chats.find((item) => item.conversation.id === chat?.conversation?.id);
    // The dialog of a report, or another page, has blocked the member. One of the messages says so for all.
    const isAnnounced = isNewest && !under && entry !== undefined;
    if (isAnnounced && entry.conversation.blocked !== chat?.conversation?.blocked) conversation.reload();
  });
  if (under) {
    const isFirst = !hasOlder && !hiddenOlder && messages.find(isReceived) === message;
    return isFirst ? <Careful text={message.text ?? ''} /> : null;
  }
  // A member who left cannot be reported, and has no name.
  if (!chat?.profile.name) return null;
  return <ReportButton member={chat.profile.id} name={name} message={message.id} newest={isNewest} />;
}
