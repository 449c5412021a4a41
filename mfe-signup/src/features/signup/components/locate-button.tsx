import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CountryCode } from '@rendezvous/contract/countries';
import type { GeocodeResponse } from '@rendezvous/contract/places';
import { countryName } from '@rendezvous/i18n/countries';
import { useGeolocation } from '@rendezvous/remote/react/use-geolocation';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { PLACE } from '@rendezvous/ui/icons/place';

interface Props {
  /** Country of the account: a place elsewhere is told, not taken. */
  country: CountryCode;
  onFound: (place: { region: string; city: string }) => void;
}

/** Fills in region and town from the visitor's position (spec §4 Geolocation). Absent where the browser cannot tell. */
export function LocateButton({ country, onFound }: Props) {
  const intl = useIntl();
  const { permission, busy, locate } = useGeolocation();
  const [found, setFound] = useState<GeocodeResponse | null>(null);
  if (permission === 'unsupported') return null;

  async function fillIn() {
    const place = await locate();
    setFound(place);
    if (place && place.country === country) onFound({ region: place.region, city: place.city });
  }

  function outcome(): string {
    if (found === null) return '';
    if (found && found.country === country) {
      return intl.formatMessage(
        { id: 'signup.locate.found', defaultMessage: 'Near {city}. Change it below if that’s not home.' },
        { city: found.city },
      );
    }
    if (found) {
      const names = {
        there: countryName(intl.locale, found.country),
        home: countryName(intl.locale, country),
      };
      return intl.formatMessage(
        {
          id: 'signup.locate.abroad',
          defaultMessage: 'You seem to be in {there}, but your account is for {home}. Choose a place below.',
        },
        names,
      );
    }
    if (permission === 'denied') {
      return intl.formatMessage({
        id: 'signup.locate.denied',
        defaultMessage:
          'Your browser doesn’t share your location. Choose a place below, or allow it in your browser’s settings.',
      });
    }
    return intl.formatMessage({
      id: 'signup.locate.failed',
      defaultMessage: 'We couldn’t tell where you are. Choose a place below.',
    });
  }

  return (
    <div>
      <Button tone="outline" size="s" loading={busy} onClick={() => void fillIn()}>
        <Icon of={PLACE} />
        {intl.formatMessage({ id: 'signup.locate.label', defaultMessage: 'Use my location' })}
      </Button>
      <Outcome role="status">{outcome()}</Outcome>
    </div>
  );
}

const Outcome = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.size.label};

  &:not(:empty) {
    margin-top: ${theme.space.s2};
  }
`;
