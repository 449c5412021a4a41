import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { isCountryCode } from '@rendezvous/contract/countries';
import type { Gender } from '@rendezvous/contract/profile-values';
import { countryName } from '@rendezvous/i18n/countries';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/field';
import { Select } from '@rendezvous/ui/select';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';
import { DiscChoice } from './disc-choice.tsx';
import { StepForm } from './step-form.tsx';

const Discs = styled.div`
  display: grid;
  gap: ${theme.space.s4h};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Place = styled.div`
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
`;

/** Step 0: own gender and the gender sought as halves of two discs; the country is filled in. */
export function StartStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { countries } = useSettings();
  const [asked, setAsked] = useState(false);
  const { gender, seeking, country } = flow.draft;
  const missing = intl.formatMessage({ id: 'signup.choose.first', defaultMessage: 'Choose one of the two.' });

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.start.heading', defaultMessage: 'Who meets whom?' })}
      onSubmit={() => (gender && seeking ? flow.goTo('birth') : setAsked(true))}
    >
      <Discs>
        <DiscChoice<Gender>
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
        <DiscChoice<Gender>
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
      </Discs>
      <Place>
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
      </Place>
    </StepForm>
  );
}
