import { useIntl } from 'react-intl';
import { isCountryCode } from '@rendezvous/contract/kernel/countries';
import { regionLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { useCountryName } from '#src/lib/places.ts';
import { useRegions } from '../api/get-regions.ts';
import { EVERYWHERE } from '../filters.ts';
import type { FilterProps } from './filter-props.ts';

/** Countries of the site, sorted in the visitor's language. */
export function CountryFilter({ filters, onChange, name }: FilterProps) {
  const intl = useIntl();
  const { countries } = useSettings();
  const countryName = useCountryName();
  const options = countries
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl.locale));
  return (
    <Field label={intl.formatMessage({ id: 'country.name', defaultMessage: 'Country' })}>
      {(field) => (
        <Select
          {...field}
          name={name}
          value={filters.country ?? EVERYWHERE}
          onChange={({ target: { value } }) =>
            onChange({ country: isCountryCode(value) ? value : undefined, countryregion: undefined })
          }
        >
          <option value={EVERYWHERE}>
            {intl.formatMessage({ id: 'members.filters.country.all', defaultMessage: 'All countries' })}
          </option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Regions of the selected country under that country's label (spec §3 Region label per country). */
export function RegionFilter({ filters, onChange, name }: FilterProps) {
  const intl = useIntl();
  const { region_labels: labels } = useSettings();
  const regions = useRegions(filters.country);
  if (!filters.country) return null;
  const label = labels[filters.country];
  // While the list loads, the address's region is the only option, so the select never shows another one.
  const options = regions.length > 0 ? regions : filters.countryregion ? [filters.countryregion] : [];
  return (
    <Field label={regionLabel(intl, label ?? 'region', filters.country)}>
      {(field) => (
        <Select
          {...field}
          name={name}
          value={filters.countryregion ?? ''}
          onChange={({ target: { value } }) => onChange({ countryregion: value || undefined })}
        >
          <option value="">
            {intl.formatMessage(
              {
                id: 'members.filters.region.all',
                defaultMessage:
                  '{label, select, region {All regions} state {{country, select, other {All states}}} canton {All cantons} voivodeship {All voivodeships} other {All provinces}}',
              },
              { label, country: filters.country },
            )}
          </option>
          {options.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
