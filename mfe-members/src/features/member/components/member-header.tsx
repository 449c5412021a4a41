import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLACE } from '@rendezvous/ui/icons/objects/place';
import { text } from '@rendezvous/ui/layout/text';
import { useCountryName } from '#src/lib/places.ts';
import { Highlights } from './highlights.tsx';

/** Name, age, place and last activity. A fictional profile has no activity. */
export function MemberHeader({ member, level = 1 }: { member: Member; level?: 1 | 2 }) {
  const intl = useIntl();
  const countryName = useCountryName();
  const place = [member.city ?? member.region, countryName(member.country)].filter(Boolean).join(', ');
  return (
    <Header>
      <Highlights member={member} />
      <Name as={level === 1 ? 'h1' : 'h2'}>
        {intl.formatMessage(
          { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
          { name: member.name, age: member.age },
        )}
      </Name>
      <Place>
        <Icon of={PLACE} size="s" />
        {place}
      </Place>
      {!member.fictional && (
        <Activity>
          {intl.formatMessage(
            {
              id: 'activity.text',
              defaultMessage:
                '{bucket, select, online {Online now} today {Here today} week {Here this week} month {Here this month} other {Away for a while}}',
            },
            { bucket: member.last_active_bucket },
          )}
        </Activity>
      )}
    </Header>
  );
}

const Header = styled.header`
  ${media.belowDesktop} {
    padding-right: ${theme.space.s7h};
  }
`;

const Name = styled.h1`
  ${text.d3}
  margin-block: ${theme.space.s2h} ${theme.space.s1h};
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s1h};
  color: ${theme.color.ink2};
`;

const Activity = styled.p`
  ${text.small}
  margin-top: ${theme.space.s0h};
  color: ${theme.color.ink3};
`;
