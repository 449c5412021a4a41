import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { GridSkeleton } from '#src/lib/members/grid-skeleton.tsx';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useCountryName } from '#src/lib/places.ts';
import { nearbyQuery, useNearby } from '../api/get-nearby.ts';

/** Four members of the visitor's country, last active first; nothing without results or after a failed request. */
export function Nearby() {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  const countryName = useCountryName();
  const { data, error } = useNearby(nearbyQuery(user, settings));
  if (data?.items.length === 0 || (error && !data)) return null;
  return (
    <Section>
      <Heading>
        <div>
          <Title>{intl.formatMessage({ id: 'home.nearby.title', defaultMessage: 'Who’s around' })}</Title>
          <Country>{countryName(user?.profile.country ?? settings.geoip_selected_country)}</Country>
        </div>
        <All to={pathTo('members')} tone="quiet">
          {intl.formatMessage({ id: 'members.all', defaultMessage: 'All members' })}
          <Icon of={ARROW_RIGHT} />
        </All>
      </Heading>
      {data ? (
        <MemberGrid>
          {data.items.map((card, index) => (
            <MemberTile key={card.id} card={card} index={index} />
          ))}
        </MemberGrid>
      ) : (
        <GridSkeleton count={4} />
      )}
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  padding-block: ${theme.space.s6} ${theme.space.s4};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s5};
`;

const Title = styled.h2`
  ${text.d3}
`;

const Country = styled.p`
  ${text.small}
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;

/** Aligns the text, not the padding, with the page's edge. */
const All = styled(ButtonLink)`
  margin-inline: -${theme.space.s3h};
`;
