import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { MemberGrid } from '@rendezvous/ui/member-grid';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useCountryName } from '#src/lib/places.ts';
import { nearbyPath, useNearby } from '../api/get-nearby.ts';

/** Four members of the visitor's country, last active first. Nothing at all when there is nobody to show. */
export function Nearby() {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  const countryName = useCountryName();
  const { data } = useNearby(nearbyPath(user, settings));
  if (data?.items.length === 0) return null;
  return (
    <Section>
      <Heading>
        <div>
          <Title>{intl.formatMessage({ id: 'home.nearby.title', defaultMessage: 'Who’s around' })}</Title>
          <p>{countryName(user?.profile.country ?? settings.geoip_selected_country)}</p>
        </div>
        <ButtonLink to={pathTo('members')} variant="quiet">
          {intl.formatMessage({ id: 'home.nearby.all', defaultMessage: 'All members' })}
          <Icon name="arrow-right" />
        </ButtonLink>
      </Heading>
      <MemberGrid>{data?.items.map((card, index) => <MemberTile key={card.id} card={card} index={index} />)}</MemberGrid>
    </Section>
  );
}
