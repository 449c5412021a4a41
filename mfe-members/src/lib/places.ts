import { useIntl } from 'react-intl';
import { countryName } from '@rendezvous/i18n/countries';

/** Country names in the visitor's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return (code) => countryName(locale, code);
}

interface Place {
  country: string;
  region: string | null;
  city: string | null;
}

/** Most precise known place: city, else region, else country. */
export function useNearestPlace(): (place: Place) => string {
  const name = useCountryName();
  return ({ city, region, country }) => city ?? region ?? name(country);
}
