import { useIntl } from 'react-intl';
import { COUNTRIES, isCountryCode } from '@rendezvous/contract/kernel/countries';
import { useCities, useRegions } from '@rendezvous/domain/places';
import { countryName } from '@rendezvous/i18n/countries';
import { regionLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { LocateButton } from '@rendezvous/remote/react/locate-button';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { Field } from '@rendezvous/ui/controls/field';
import { Columns } from '@rendezvous/ui/layout/page';
import { Select } from '@rendezvous/ui/controls/select';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import { useGenderTexts, useUnsetText } from '#src/features/profile/hooks/use-value-text.ts';
import { EditForm } from './edit-form.tsx';
import type { PartFormProps } from '#src/features/profile/part-form.ts';

const GENDERS = ['male', 'female'] as const;

/** Gender, gender sought, and the place: country, region and city are one answer. */
export function PlaceForm({ form, onClose }: PartFormProps) {
  const intl = useIntl();
  const { countries } = useSettings();
  const editor = useEditor(onClose);
  const { gender, seeking, country, region, city } = editor.values;
  const regions = useRegions(country);
  const cities = useCities(country, region ?? '');
  const genders = useGenderTexts();
  const unsaid = useUnsetText();
  const move = (part: Partial<Pick<typeof editor.values, 'country' | 'region' | 'city'>>) =>
    editor.change({ country, region, city, ...part });

  return (
    <EditForm form={form} editor={editor} onCancel={onClose}>
      <Columns>
        <SegmentedControl
          name="profile-gender"
          legend={intl.formatMessage({ id: 'gender.label', defaultMessage: 'I am' })}
          value={gender}
          onChange={(value) => editor.change({ gender: value })}
          options={GENDERS.map((value) => ({ value, label: genders.own[value] }))}
        />
        <SegmentedControl
          name="profile-seeking"
          legend={intl.formatMessage({ id: 'seeking.label', defaultMessage: 'Looking for' })}
          value={seeking}
          onChange={(value) => editor.change({ seeking: value })}
          options={GENDERS.map((value) => ({ value, label: genders.sought[value] }))}
        />
      </Columns>
      <LocateButton
        accepts={(code) => countries.includes(code)}
        sayAbroad={(there) =>
          intl.formatMessage(
            {
              id: 'profile.locate.abroad',
              defaultMessage:
                'You seem to be in {there}, where this site doesn’t work. Choose a place below.',
            },
            { there },
          )
        }
        onFound={move}
      />
      <Field label={intl.formatMessage({ id: 'country.name', defaultMessage: 'Country' })}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            value={country}
            onChange={({ target: { value } }) =>
              isCountryCode(value) && move({ country: value, region: null, city: null })
            }
          >
            {[...new Set([...countries, country])]
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
      <Columns>
        <Field label={regionLabel(intl, COUNTRIES[country].regionLabel, country)}>
          {(control) => (
            <Select
              {...control}
              value={region ?? ''}
              onChange={({ target: { value } }) => move({ region: value || null, city: null })}
            >
              <option value="">{unsaid}</option>
              {withChosen(regions, region).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={intl.formatMessage({ id: 'city.label', defaultMessage: 'City' })}>
          {(control) => (
            <Select
              {...control}
              disabled={!region}
              value={city ?? ''}
              onChange={({ target: { value } }) => move({ city: value || null })}
            >
              <option value="">
                {region
                  ? unsaid
                  : intl.formatMessage({
                      id: 'city.first',
                      defaultMessage: 'Choose the region first',
                    })}
              </option>
              {withChosen(cities, city).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      </Columns>
    </EditForm>
  );
}

/** A list on its way already shows what is chosen of it. */
const withChosen = (names: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || names.includes(chosen) ? names : [chosen, ...names];
