import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { countryName } from '@rendezvous/i18n/countries';
import { useLocate } from '@rendezvous/remote/react/use-locate';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLACE } from '@rendezvous/ui/icons/objects/place';

interface Props {
  /** Country of the account: a place elsewhere is named, not accepted. */
  country: CountryCode;
  onFound: (place: { region: string; city: string }) => void;
}

/** Fills in region and town from the visitor's position (spec §4 Geolocation). Absent where the browser cannot locate. */
export function LocateButton({ country, onFound }: Props) {
  const intl = useIntl();
  const { supported, busy, ask, located } = useLocate(
    (there) => there === country,
    ({ region, city }) => onFound({ region, city }),
  );
  if (!supported) return null;

  function outcome(): string {
    switch (located?.outcome) {
      case 'found':
        return intl.formatMessage(
          { id: 'locate.found', defaultMessage: 'Near {city}. Change it below if that’s not home.' },
          { city: located.place.city },
        );
      case 'abroad':
        return intl.formatMessage(
          {
            id: 'signup.locate.abroad',
            defaultMessage:
              'You seem to be in {there}, but your account is for {home}. Choose a place below.',
          },
          {
            there: countryName(intl.locale, located.place.country),
            home: countryName(intl.locale, country),
          },
        );
      case 'denied':
        return intl.formatMessage({
          id: 'locate.denied',
          defaultMessage:
            'Your browser doesn’t share your location. Choose a place below, or allow it in your browser’s settings.',
        });
      case 'failed':
        return intl.formatMessage({
          id: 'locate.failed',
          defaultMessage: 'We couldn’t tell where you are. Choose a place below.',
        });
      default:
        return '';
    }
  }

  return (
    <div>
      <Button tone="outline" size="s" loading={busy} onClick={() => void ask()}>
        <Icon of={PLACE} />
        {intl.formatMessage({ id: 'locate.label', defaultMessage: 'Use my location' })}
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
