import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { Badge } from '@rendezvous/ui/layout/badge';
import { FictionalSign } from '#src/lib/fictional-sign.tsx';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { useMemberName } from '#src/lib/member-name.ts';
import { RowLink } from '#src/lib/row-link.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { useWhenText } from '../hooks/use-when-text.ts';

interface Props {
  item: ChatListItem;
  /** This conversation is open, so its unread messages are being read. */
  open: boolean;
  typing: boolean;
}

/** Conversation in the list: member, last message with its time, unread count. */
export function ChatRow({ item: { conversation, profile, num_unread_messages }, open, typing }: Props) {
  const intl = useIntl();
  const preview = usePreview();
  const when = useWhenText();
  const picture = usePicture();
  const name = useMemberName()(profile);
  const unread = open ? 0 : num_unread_messages;
  return (
    <RowLink to={pathTo('chats-id', { id: conversation.id })} aria-current={open || undefined}>
      <Avatar picture={picture(profile.main_image)} />
      <Middle>
        <Name>
          <Whole data-name>{name}</Whole>
          {profile.fictional && <FictionalSign />}
        </Name>
        <Preview $unread={unread > 0}>
          {typing
            ? intl.formatMessage({ id: 'chats.row.typing', defaultMessage: 'Typing…' })
            : preview(conversation.last_message)}
        </Preview>
      </Middle>
      <End>
        {conversation.last_at && <time dateTime={conversation.last_at}>{when(conversation.last_at)}</time>}
        {unread > 0 && (
          <Badge
            count={unread}
            label={intl.formatMessage(
              {
                id: 'chats.row.unread',
                defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
              },
              { count: unread },
            )}
          />
        )}
      </End>
    </RowLink>
  );
}

const Middle = styled.span`
  display: grid;
  gap: ${theme.space.s0h};
`;
/** The marker of a fictional profile goes below a name that it has no room beside. */
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.s2};
  align-items: center;
  min-width: 0;
  font-weight: ${theme.weight.strong};
`;
const Whole = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Preview = styled.span<{ $unread: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.size.label};
  line-height: ${theme.line.small};
  color: ${({ $unread }) => ($unread ? theme.color.ink : theme.color.ink2)};
  font-weight: ${({ $unread }) => ($unread ? theme.weight.label : 'inherit')};
`;
const End = styled.span`
  display: grid;
  gap: ${theme.space.s1};
  justify-items: end;
  align-self: start;
  padding-top: ${theme.space.s1};
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
`;
