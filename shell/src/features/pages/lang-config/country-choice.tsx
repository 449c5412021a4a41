import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { countryName } from '@rendezvous/i18n/countries';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { Select } from '@rendezvous/ui/controls/select';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';

/**
 * The country whose prices and people are shown: for members the one they pay in. Everything on the site may follow from
 * it, so the page is loaded again.
 */
export function CountryChoice() {
  const intl = useIntl();
  const { countries, geoip_selected_country: selected } = useFrameSettings();
  const user = useFrameUser();
  const [country, setCountry] = useState<CountryCode>(user?.payment_country ?? selected);
  const listed = [...new Set([...countries, country])]
    .map((code) => ({ code, name: countryName(intl.locale, code) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl.locale));
  return (
    <form method="post" action={pathTo('lang-config')} aria-labelledby="choose-country">
      <SectionTitle id="choose-country">
        <FormattedMessage id="country.name" defaultMessage="Country" />
      </SectionTitle>
      <Choice>
        <Field
          label={
            user ? (
              <FormattedMessage id="pages.langConfig.pay" defaultMessage="The country you pay in" />
            ) : (
              <FormattedMessage id="pages.langConfig.where" defaultMessage="The country you’re in" />
            )
          }
          hint={
            <FormattedMessage
              id="pages.langConfig.currency"
              defaultMessage="Prices are in {currency}."
              values={{ currency: COUNTRIES[country].currency }}
            />
          }
        >
          {(control) => (
            <Select
              {...control}
              name="country"
              value={country}
              onChange={(event) => setCountry(event.target.value as CountryCode)}
            >
              {listed.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">
          <FormattedMessage id="pages.langConfig.save" defaultMessage="Save country" />
        </Button>
      </Choice>
    </form>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
  max-width: 420px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;
