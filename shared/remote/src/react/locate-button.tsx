import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { countryName } from '@rendezvous/i18n/countries';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLACE } from '@rendezvous/ui/icons/objects/place';
import { text } from '@rendezvous/ui/layout/text';
import { useLocate } from './use-locate.tsx';

interface Props {
  /** Countries whose places are accepted. */
  accepts: (country: CountryCode) => boolean;
  /** Says why a place in a country that is not accepted is only named. */
  sayAbroad: (country: string) => string;
  onFound: (place: { country: CountryCode; region: string; city: string }) => void;
}

/** Fills in the place from the position, active while it asks, with the reason where it cannot (spec §4 Geolocation). Absent where the browser cannot locate. */
export function LocateButton({ accepts, sayAbroad, onFound }: Props) {
  const intl = useIntl();
  const { supported, busy, ask, located } = useLocate(accepts, onFound);
  if (!supported) return null;

  function outcome(): string {
    switch (located?.outcome) {
      case 'found':
        return intl.formatMessage(
          { id: 'locate.found', defaultMessage: 'Near {city}. Change it below if that’s not home.' },
          { city: located.place.city },
        );
      case 'abroad':
        return sayAbroad(countryName(intl.locale, located.place.country));
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
  ${text.small}
  color: ${theme.color.ink2};

  &:not(:empty) {
    margin-top: ${theme.space.s2};
  }
`;
