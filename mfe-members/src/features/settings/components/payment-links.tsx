import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { countryName } from '@rendezvous/i18n/countries';
import { usePaymentCountry } from '@rendezvous/remote/react/hooks';
import { LinkRow } from './link-row.tsx';

/** Ways to what was paid, and to the country one pays in. */
export function PaymentLinks() {
  const intl = useIntl();
  const country = countryName(intl.locale, usePaymentCountry());
  return (
    <>
      <LinkRow
        to={pathTo('transactions-id')}
        label={intl.formatMessage({ id: 'list.title', defaultMessage: 'Your payments' })}
        hint={intl.formatMessage({
          id: 'settings.payments.list.what',
          defaultMessage: 'What you bought, when, and for how much.',
        })}
      />
      <LinkRow
        to={pathTo('lang-config')}
        label={intl.formatMessage({ id: 'payment.country', defaultMessage: 'Country you pay in' })}
        hint={country}
      />
    </>
  );
}
