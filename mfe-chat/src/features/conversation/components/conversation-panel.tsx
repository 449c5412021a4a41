import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Icebreaker } from '@rendezvous/contract/resources/icebreakers/schemas';
import { useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import type { Content } from '#src/lib/sending/content.ts';
import { hasField, stateOf } from '#src/lib/conversation-state.ts';
import { useMemberName } from '#src/lib/member-name.ts';
import { useParts } from '#src/lib/parts.ts';
import { RenewMessage } from '#src/lib/renew-message.ts';
import { useReportFailure } from '#src/lib/use-report-failure.ts';
import { useWide } from '#src/lib/use-wide.ts';
import type { ChatAddress } from '../api/get-chat.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { FictionalBar } from './fictional-bar.tsx';
import { MessageStream } from './message-stream.tsx';

/** Conversation: header, messages and the field (spec §2 chat view). */
export function ConversationPanel({
  address,
  onRemove,
}: {
  address: ChatAddress;
  onRemove: (conversation: string) => void;
}) {
  const { ProfileColumn, Blocked, Start, Announcer, Refused, Warning } = useParts();
  const intl = useIntl();
  const user = useUser();
  const isWide = useWide();
  const conversation = useConversation(address);
  const memberName = useMemberName();
  /** Message that waits for the answer to the warning, and the act that follows once it is sent. */
  const [waiting, setWaiting] = useState<{ content: Content; onSent?: () => void } | null>(null);
  /** The line picked last; a new object for each press. */
  const [picked, setPicked] = useState<Icebreaker | null>(null);
  const { chat, error } = conversation;
  useReportFailure(chat ? undefined : error);

  if (error?.code === 'blocked_by_member' && !chat)
    return <Blocked name={String(error.problem.params?.name ?? '')} />;
  if (error && !chat) return <FailedRegion onRetry={conversation.reload} />;
  if (!chat) return <ConversationSkeleton />;

  const name = memberName(chat.profile);
  const needsWarning =
    chat.profile.fictional && !chat.fictional_confirmed && chat.messages.every((message) => !message.from_me);
  const send = (content: Content, onSent?: () => void) => {
    if (needsWarning) return setWaiting({ content, onSent });
    conversation.send(content);
    onSent?.();
  };
  const credits = user?.credits ?? 0;
  const state = stateOf(chat, { credits, confirmed: user?.status !== 'not_confirmed' });
  const closed = !hasField(state);
  // A card without an age is a name alone: its member has no page for the viewer.
  const known = chat.profile.age !== null && state !== 'blocked_by_member';
  return (
    <Columns>
      <Panel
        aria-label={intl.formatMessage(
          { id: 'conversation.region', defaultMessage: 'Conversation with {name}' },
          { name },
        )}
      >
        <ConversationHeader chat={chat} name={name} onChanged={conversation.reload} onRemove={onRemove} />
        {chat.profile.fictional && <FictionalBar />}
        <RenewMessage value={conversation.renew}>
          <MessageStream
            conversation={conversation}
            name={name}
            start={
              <Start
                chat={chat}
                name={name}
                closed={closed}
                slim={conversation.messages.length + conversation.outgoing.length > 0}
                onPick={(line) => setPicked({ ...line })}
              />
            }
          />
        </RenewMessage>
        {closed ? (
          <Refused chat={chat} name={name} state={state} onChanged={conversation.reload} />
        ) : (
          <Composer chat={chat} name={name} credits={credits} state={state} picked={picked} onSend={send} />
        )}
        <Announcer conversation={conversation} name={name} />
        {waiting !== null && (
          <Warning
            name={name}
            onCancel={() => setWaiting(null)}
            onConfirm={() => {
              conversation.send(waiting.content, true);
              setWaiting(null);
              waiting.onSent?.();
            }}
          />
        )}
      </Panel>
      {known && (
        <Side>{isWide && <ProfileColumn key={chat.profile.id} id={chat.profile.id} closed={closed} />}</Side>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`;
const Side = styled.aside`
  display: none;
  flex: none;
  width: 320px;
  overflow: auto;
  border-left: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${media.wide} {
    display: block;
  }
  ${media.huge} {
    width: 400px;
  }
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  container: conversation / inline-size;
`;
