import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isCountryCode } from '@rendezvous/contract/countries';
import type { Gender } from '@rendezvous/contract/profile-values';
import { countryName } from '@rendezvous/i18n/countries';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Duo } from '@rendezvous/ui/duo';
import { Field } from '@rendezvous/ui/field';
import { Columns } from '@rendezvous/ui/page';
import { Select } from '@rendezvous/ui/select';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';
import { StepForm } from './step-form.tsx';

/** Step 0: own gender, wanted gender, and place. */
export function StartStep({ flow, titleId }: { flow: SignupFlow; titleId: string }) {
  const intl = useIntl();
  const { countries } = useSettings();
  const [asked, setAsked] = useState(false);
  const { gender, seeking, country } = flow.draft;
  const missing = intl.formatMessage({ id: 'signup.choose.first', defaultMessage: 'Choose one of the two.' });

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.start.heading', defaultMessage: 'Who meets whom?' })}
      titleId={titleId}
      onSubmit={() => (gender && seeking ? flow.goTo('account') : setAsked(true))}
    >
      <Columns>
        <Duo<Gender>
          name="gender"
          legend={intl.formatMessage({ id: 'signup.gender.legend', defaultMessage: 'I am' })}
          value={gender}
          onChange={(value) => flow.change({ gender: value })}
          error={asked && !gender ? missing : undefined}
          options={[
            {
              value: 'male',
              label: intl.formatMessage({ id: 'signup.gender.male', defaultMessage: 'A man' }),
            },
            {
              value: 'female',
              label: intl.formatMessage({ id: 'signup.gender.female', defaultMessage: 'A woman' }),
            },
          ]}
        />
        <Duo<Gender>
          name="seeking"
          legend={intl.formatMessage({ id: 'signup.seeking.legend', defaultMessage: 'Looking for' })}
          value={seeking}
          onChange={(value) => flow.change({ seeking: value })}
          error={asked && !seeking ? missing : undefined}
          options={[
            {
              value: 'male',
              label: intl.formatMessage({ id: 'signup.seeking.male', defaultMessage: 'Men' }),
            },
            {
              value: 'female',
              label: intl.formatMessage({ id: 'signup.seeking.female', defaultMessage: 'Women' }),
            },
          ]}
        />
      </Columns>
      <Field label={intl.formatMessage({ id: 'signup.country.label', defaultMessage: 'Country' })}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            value={country}
            onChange={({ target: { value } }) => isCountryCode(value) && flow.change({ country: value })}
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
    </StepForm>
  );
}
