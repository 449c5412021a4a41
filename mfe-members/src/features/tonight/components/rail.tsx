import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { Badge } from '@rendezvous/ui/layout/badge';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_RIGHT } from '@rendezvous/ui/icons/actions/chevron-right';
import { text } from '@rendezvous/ui/layout/text';
import { panel } from './panel.ts';
import { UnreadRow } from './unread-row.tsx';

/** Tasks and news for the member: the next thing for the profile, new likes, unread messages. */
export function Rail({ board, next }: { board: TonightResponse; next: ReactNode }) {
  const intl = useIntl();
  return (
    <Side aria-label={intl.formatMessage({ id: 'tonight.rail.label', defaultMessage: 'For you' })}>
      {next}
      <NewLikes board={board} />
      <Unread board={board} />
    </Side>
  );
}

function NewLikes({ board: { new_likes: count, likers } }: { board: TonightResponse }) {
  const intl = useIntl();
  const picture = usePicture();
  return (
    <LikesPanel to={pathTo('likes')}>
      {likers.length > 0 && (
        <Faces aria-hidden>
          {likers.map(({ id, main_image: image }) => (
            <Avatar key={id} picture={picture(image)} />
          ))}
        </Faces>
      )}
      <span>
        <b>
          {intl.formatMessage(
            {
              id: 'tonight.likes.count',
              defaultMessage: '{count, plural, =0 {No new likes} one {# new like} other {# new likes}}',
            },
            { count },
          )}
        </b>
        <Quiet>
          {count === 0
            ? intl.formatMessage({
                id: 'tonight.likes.none',
                defaultMessage: 'Your earlier ones are here.',
              })
            : intl.formatList(
                likers.map(({ name }) => name),
                { type: 'conjunction' },
              )}
        </Quiet>
      </span>
      <Icon of={CHEVRON_RIGHT} />
    </LikesPanel>
  );
}

function Unread({ board: { unread: count, unread_chats: chats } }: { board: TonightResponse }) {
  const intl = useIntl();
  return (
    <Panel>
      <Title>
        {intl.formatMessage({ id: 'tonight.unread.title', defaultMessage: 'Unread' })}
        {count > 0 && (
          <Badge
            count={count}
            label={intl.formatMessage(
              {
                id: 'unread.count',
                defaultMessage: '{count, plural, one {# unread} other {# unread}}',
              },
              { count },
            )}
          />
        )}
      </Title>
      {chats.length > 0 ? (
        <ul>
          {chats.map((chat) => (
            <li key={chat.conversation.id}>
              <UnreadRow chat={chat} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Why>
            {intl.formatMessage({
              id: 'tonight.unread.none',
              defaultMessage: 'All caught up. Why not write first?',
            })}
          </Why>
          <ButtonLink to={pathTo('chats')} tone="quiet" size="s">
            {intl.formatMessage({ id: 'tonight.unread.all', defaultMessage: 'Your messages' })}
          </ButtonLink>
        </>
      )}
    </Panel>
  );
}

const Side = styled.aside`
  display: grid;
  gap: ${theme.space.s3};
  align-content: start;
`;

const Panel = styled.section`
  ${panel}
  & > a {
    margin-left: -${theme.space.s3h};
  }
`;

const Title = styled.h2`
  display: flex;
  gap: ${theme.space.s2h};
  align-items: center;
  font-size: ${theme.size.body};
  font-weight: ${theme.weight.strong};
`;

const Why = styled.p`
  ${text.small}
  margin-block: ${theme.space.s2} ${theme.space.s3};
  color: ${theme.color.ink2};
`;

const LikesPanel = styled(Link)`
  ${panel}
  display: flex;
  gap: ${theme.space.s2h};
  align-items: center;
  color: inherit;
  text-decoration: none;
  & > span:nth-last-of-type(1) {
    flex: 1;
    min-width: 0;
  }
  &:hover b {
    text-decoration: underline;
  }
`;

const Faces = styled.span`
  display: flex;
  & > * + * {
    margin-left: -${theme.space.s5};
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
`;

const Quiet = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
