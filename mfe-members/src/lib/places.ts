import { useIntl } from 'react-intl';

/** Names of countries in the visitor's language. */
export function useCountryName(): (code: string) => string {
  const intl = useIntl();
  return (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
}

interface Place {
  country: string;
  region: string | null;
  city: string | null;
}

/** Where somebody lives, as near as known: city, else region, else country. */
export function useNearestPlace(): (place: Place) => string {
  const countryName = useCountryName();
  return ({ city, region, country }) => city ?? region ?? countryName(country);
}
