import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { Tag } from '@rendezvous/ui/layout/tag';

/** Highlights, all of them counted: Premium, joined a few days ago, interests both have, and that most who write get an answer. */
export function Highlights({ member }: { member: Member }) {
  const intl = useIntl();
  const user = useUser();
  const { visible_profile_fields: visible } = useSettings();
  const mine = user && user.id !== member.id && visible.includes('interests') ? user.profile.interests : [];
  const common = member.interests.filter((interest) => mine.includes(interest)).length;
  return (
    <List>
      {member.premium && (
        <li>
          <Tag tone="glow">
            <Icon of={CREDITS} size="s" />
            {intl.formatMessage({ id: 'member.tag.premium', defaultMessage: 'Premium member' })}
          </Tag>
        </li>
      )}
      {member.new_member && (
        <li>
          <Tag>{intl.formatMessage({ id: 'card.new', defaultMessage: 'New here' })}</Tag>
        </li>
      )}
      {common > 0 && (
        <li>
          <Tag>
            {intl.formatMessage(
              { id: 'member.interests.common', defaultMessage: '{count} in common' },
              { count: common },
            )}
          </Tag>
        </li>
      )}
      {member.replies && (
        <li>
          <Tag tone="leaf">
            {intl.formatMessage({ id: 'replies.day', defaultMessage: 'Usually answers within a day' })}
          </Tag>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
