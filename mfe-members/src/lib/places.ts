import { useIntl } from 'react-intl';
import { countryName } from '@rendezvous/i18n/countries';

/** Names of countries in the visitor's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return (code) => countryName(locale, code);
}

interface Place {
  country: string;
  region: string | null;
  city: string | null;
}

/** Where somebody lives, as near as known: city, else region, else country. */
export function useNearestPlace(): (place: Place) => string {
  const name = useCountryName();
  return ({ city, region, country }) => city ?? region ?? name(country);
}
