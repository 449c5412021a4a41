import { useIntl } from 'react-intl';
import type { TonightChoice } from '@rendezvous/contract/resources/tonight/values';

/** The names of the eight choices. */
export function useChoiceWords(): Readonly<Record<TonightChoice, string>> {
  const intl = useIntl();
  return {
    drink: intl.formatMessage({ id: 'tonight.choice.drink', defaultMessage: 'A drink' }),
    dinner: intl.formatMessage({ id: 'tonight.choice.dinner', defaultMessage: 'Dinner' }),
    rooftop: intl.formatMessage({ id: 'tonight.choice.rooftop', defaultMessage: 'Rooftop' }),
    dancing: intl.formatMessage({ id: 'tonight.choice.dancing', defaultMessage: 'Dancing' }),
    music: intl.formatMessage({ id: 'tonight.choice.music', defaultMessage: 'Live music' }),
    film: intl.formatMessage({ id: 'tonight.choice.film', defaultMessage: 'A film' }),
    walk: intl.formatMessage({ id: 'tonight.choice.walk', defaultMessage: 'A walk' }),
    home: intl.formatMessage({ id: 'tonight.choice.home', defaultMessage: 'Staying in' }),
  };
}
