import { useIntl } from 'react-intl';
import { isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { countryName } from '@rendezvous/i18n/countries';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';

/** The country one lives in, out of those that the site serves. */
export function CountryField({
  value,
  onChange,
}: {
  value: CountryCode;
  onChange: (country: CountryCode) => void;
}) {
  const intl = useIntl();
  const { countries } = useSettings();
  return (
    <Field label={intl.formatMessage({ id: 'country.name', defaultMessage: 'Country' })}>
      {(control) => (
        <Select
          {...control}
          autoComplete="country"
          value={value}
          onChange={({ target }) => isCountryCode(target.value) && onChange(target.value)}
        >
          {countries
            .map((code) => ({ code, name: countryName(intl.locale, code) }))
            .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
