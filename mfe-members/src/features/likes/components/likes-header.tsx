import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LIKE_TYPES, type LikeType } from '@rendezvous/contract/resources/likes/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Tabs } from '@rendezvous/ui/layout/tabs';
import { text } from '@rendezvous/ui/layout/text';
import type { Likes } from '../hooks/use-likes.ts';
import { LikesLeft } from '#src/lib/likes/likes-left.tsx';

/** Title, remaining likes of the day, and the three lists as routes. */
export function LikesHeader({ current, likes }: { current: LikeType; likes: Likes | undefined }) {
  const intl = useIntl();
  const names: Record<LikeType, string> = {
    received: intl.formatMessage({ id: 'likes.tab.received', defaultMessage: 'Received' }),
    sent: intl.formatMessage({ id: 'likes.tab.sent', defaultMessage: 'Sent' }),
    matches: intl.formatMessage({ id: 'likes.tab.matches', defaultMessage: 'Matches' }),
  };
  const unseen = (type: LikeType) => likes?.[type].filter(({ isNew }) => isNew).length ?? 0;
  return (
    <Header>
      <Title>{intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' })}</Title>
      {likes && <LikesLeft left={likes.left} resetAt={likes.resetAt} />}
      <Tabs
        label={intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' })}
        items={LIKE_TYPES.map((type) => ({
          to: type === 'received' ? pathTo('likes') : pathTo('likes-type', { type }),
          label: names[type],
          current: type === current,
          count: unseen(type),
          countLabel: intl.formatMessage(
            { id: 'likes.tab.new', defaultMessage: '{count, plural, one {# new} other {# new}}' },
            { count: unseen(type) },
          ),
        }))}
      />
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s5};
  padding-top: ${theme.space.s4h};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-top: ${theme.space.s5h};

    > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h1`
  ${text.d2}
`;
