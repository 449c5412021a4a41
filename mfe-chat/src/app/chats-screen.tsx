import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useBus, useRoute, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ChatListPanel, type OpenChat } from '#src/features/chats/components/chat-list-panel.tsx';
import { useChatList } from '#src/features/chats/hooks/use-chat-list.ts';
import { ConversationPanel } from '#src/features/conversation/components/conversation-panel.tsx';
import { outbox } from '#src/lib/outbox/page-outbox.ts';
import { PartsContext } from '#src/lib/parts.ts';
import { LIST_PARTS, PARTS, photoDelivery } from './parts.ts';
import { PickOne } from './pick-one.tsx';

/** Conversation named by the address; null on the list. */
function useOpenChat(): OpenChat {
  const match = useRoute();
  const id = match?.params.id;
  if (!match || !id) return null;
  return match.route.name === 'members-id-chat' ? { member: id } : { conversation: id };
}

/** List and conversation side by side from 768 px, one at a time below (spec §2 chats overview and chat view). */
export function ChatsScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useChatList();
  const open = useOpenChat();
  const isEmpty = list.chats?.length === 0 && list.blocked.length === 0;
  const bus = useBus();
  const member = useUser()?.id;
  useEffect(() => {
    if (member) outbox.open(member, bus, photoDelivery);
  }, [member, bus]);
  useTitle(intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' }));

  const handleRemove = (conversation: string) => {
    void navigate(pathTo('chats'));
    void list.remove(conversation);
  };
  return (
    <Grid $open={open !== null} $lone={open === null && isEmpty}>
      <Side
        $hidden={open !== null}
        aria-label={intl.formatMessage({ id: 'chats.region', defaultMessage: 'Conversations' })}
      >
        <ChatListPanel list={list} open={open} {...LIST_PARTS} />
      </Side>
      <Main $hidden={open === null}>
        {open ? (
          <PartsContext value={PARTS}>
            <ConversationPanel
              key={'member' in open ? open.member : open.conversation}
              address={open}
              onRemove={handleRemove}
            />
          </PartsContext>
        ) : (
          list.chats !== undefined && !isEmpty && <PickOne />
        )}
      </Main>
    </Grid>
  );
}

const hiddenOnPhones = css<{ $hidden: boolean }>`
  ${media.belowTablet} {
    display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  }
`;
/** One column: the list's words in the middle of it, nothing beside it. */
const alone = css`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > section {
      border: 0;
      background: none;
      & > * {
        width: 100%;
        max-width: 560px;
        margin-inline: auto;
      }
    }
    & > div {
      display: none;
    }
  }
`;
/**
 * Fills the window below the frame's bar, so that list and messages scroll separately. On phones an open conversation fills the
 * window, and the list leaves room for the bottom bar. An overview without a conversation has the window to itself.
 */
const Grid = styled.div<{ $open: boolean; $lone: boolean }>`
  height: calc(100dvh - ${theme.size.bar});
  padding-bottom: ${({ $open }) => ($open ? '0' : theme.size.nav)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  ${media.belowTablet} {
    ${({ $open }) => $open && 'height: 100dvh;'}
  }
  ${media.desktop} {
    padding-bottom: 0;
  }
  ${media.tablet} {
    grid-template-columns: clamp(${theme.size.listMin}, 28vw, ${theme.size.listMax}) minmax(0, 1fr);
  }
  /* The profile is next to the conversation. */
  ${media.wide} {
    grid-template-columns: ${theme.size.listMin} minmax(0, 1fr);
  }
  ${media.huge} {
    grid-template-columns: 360px minmax(0, 1fr);
  }
  ${({ $lone }) => $lone && alone}
`;
const Side = styled.section<{ $hidden: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  background: ${theme.color.surface};
  ${media.tablet} {
    border-right: 1px solid ${theme.color.line};
  }
  ${hiddenOnPhones}
`;
const Main = styled.div<{ $hidden: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${theme.color.bg};
  ${hiddenOnPhones}
`;
