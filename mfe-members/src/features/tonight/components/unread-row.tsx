import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { text } from '@rendezvous/ui/layout/text';
import { BoardRow } from './board-row.ts';

/** A conversation with unread messages: who, and the beginning of the newest message. */
export function UnreadRow({ chat: { conversation, profile } }: { chat: ChatListItem }) {
  const intl = useIntl();
  const picture = usePicture()(profile.main_image);
  const { singular, icon } = useFictionalWords();
  const gone = intl.formatMessage({ id: 'member.left', defaultMessage: 'Deleted member' });
  return (
    <BoardRow to={pathTo('chats-id', { id: conversation.id })}>
      <Avatar picture={picture} />
      <span>
        <b>{profile.name || gone}</b>
        {profile.fictional && <FictionalMarker label={singular} icon={icon} />}
        <Line>
          {conversation.last_message?.text ??
            intl.formatMessage({ id: 'tonight.unread.more', defaultMessage: 'A new message' })}
        </Line>
      </span>
    </BoardRow>
  );
}

const Line = styled.span`
  ${text.small}
  display: block;
  overflow: hidden;
  color: ${theme.color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
