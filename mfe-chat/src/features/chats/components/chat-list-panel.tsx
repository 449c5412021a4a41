import { keyOf } from '@rendezvous/rules/texts/visible-text';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { text } from '@rendezvous/ui/layout/text';
import type { FindProps } from '#src/lib/parts.ts';
import type { ChatList } from '../hooks/use-chat-list.ts';
import { useTypingIn } from '../hooks/use-typing-in.ts';
import { ChatRow } from './chat-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** Conversations from which on a search helps. */
const ENOUGH = 8;

/** Open conversation in the list, known by its id or by its member. */
export type OpenChat = { conversation: string } | { member: string } | null;

const isOpen = (open: OpenChat, { conversation, profile }: ChatListItem): boolean =>
  open !== null &&
  ('conversation' in open ? open.conversation === conversation.id : open.member === profile.id);

/** All conversations, newest first; those with blocked members below, under a heading. */
export function ChatListPanel({
  list,
  open,
  find: Find,
  empty: NoChats,
  failed: Failed,
}: {
  list: ChatList;
  open: OpenChat;
  /** Search by name, once there are enough conversations. */
  find: ComponentType<FindProps>;
  empty: ComponentType;
  /** Shown once a removal has failed. */
  failed: ComponentType<{ onDismiss: () => void }>;
}) {
  const intl = useIntl();
  const typing = useTypingIn();
  const [name, setName] = useState('');
  const { chats, blocked } = list;
  const named = (item: ChatListItem) => keyOf(item.profile.name).includes(keyOf(name));
  const found = chats?.filter(named);
  const row = (item: ChatListItem) => (
    <li key={item.conversation.id}>
      <ChatRow item={item} open={isOpen(open, item)} typing={typing.has(item.conversation.id)} />
    </li>
  );
  return (
    <>
      <Head>
        <Title as={open ? 'h2' : 'h1'}>
          {intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' })}
        </Title>
        {list.starts && (
          <Starts>
            {intl.formatMessage(
              {
                id: 'chats.starts',
                defaultMessage:
                  'Free member: {used} of {limit, plural, one {# conversation} other {# conversations}} started',
              },
              { used: Math.min(list.starts.used, list.starts.limit), limit: list.starts.limit },
            )}
          </Starts>
        )}
      </Head>
      {list.removalFailed && <Failed onDismiss={list.dismissFailure} />}
      {chats && chats.length >= ENOUGH && (
        <Find name={name} onChange={setName} isEmpty={![...chats, ...blocked].some(named)} />
      )}
      {chats === undefined && (list.failed ? <FailedRegion onRetry={list.retry} /> : <ListSkeleton />)}
      {found && <List>{found.map(row)}</List>}
      {chats?.length === 0 && <NoChats />}
      {blocked.some(named) && (
        <>
          <SubTitle>{intl.formatMessage({ id: 'chats.blocked.title', defaultMessage: 'Blocked' })}</SubTitle>
          <List>{blocked.filter(named).map(row)}</List>
        </>
      )}
    </>
  );
}

const Head = styled.header`
  padding: ${theme.space.s4} ${theme.space.s4} ${theme.space.s2h};
`;
const Title = styled.h1`
  ${text.d1}
`;
const Starts = styled.p`
  ${text.micro}
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;
const SubTitle = styled.h2`
  padding: ${theme.space.s5} ${theme.space.s4} ${theme.space.s2};
  ${text.title}
`;
const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;
