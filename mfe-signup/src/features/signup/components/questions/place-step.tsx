import { useIntl } from 'react-intl';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { useCities, useRegions } from '@rendezvous/domain/places';
import { countryName } from '@rendezvous/i18n/countries';
import { regionLabel } from '@rendezvous/i18n/labels';
import { LocateButton } from '@rendezvous/remote/react/locate-button';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Field } from '@rendezvous/ui/controls/field';
import { Columns } from '@rendezvous/ui/layout/page';
import { Select } from '@rendezvous/ui/controls/select';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { useStep } from '#src/features/signup/hooks/use-step.ts';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** Step 3, first question: region and city. */
export function PlaceStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { country, profile } = flow.draft;
  const { busy, error, goOn, skip } = useStep(flow, 'place', ['region', 'city']);
  const regions = useRegions(country);
  const cities = useCities(country, profile.region ?? '');
  const unsaid = intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' });

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.place.heading', defaultMessage: 'Where do you live?' })}
      lead={intl.formatMessage({
        id: 'signup.place.lead',
        defaultMessage: 'Others see the place, never the street.',
      })}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <LocateButton
        accepts={(there) => there === country}
        sayAbroad={(there) =>
          intl.formatMessage(
            {
              id: 'signup.locate.abroad',
              defaultMessage:
                'You seem to be in {there}, but your account is for {home}. Choose a place below.',
            },
            { there, home: countryName(intl.locale, country) },
          )
        }
        onFound={({ region, city }) => flow.answer({ region, city })}
      />
      <Columns>
        <Field label={regionLabel(intl, COUNTRIES[country].regionLabel, country)}>
          {(control) => (
            <Select
              {...control}
              value={profile.region ?? ''}
              onChange={({ target: { value } }) => flow.answer({ region: value || null, city: null })}
            >
              <option value="">{unsaid}</option>
              {regions.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={intl.formatMessage({ id: 'city.label', defaultMessage: 'City' })}>
          {(control) => (
            <Select
              {...control}
              disabled={!profile.region}
              value={profile.city ?? ''}
              onChange={({ target: { value } }) => flow.answer({ city: value || null })}
            >
              <option value="">
                {profile.region
                  ? unsaid
                  : intl.formatMessage({
                      id: 'city.first',
                      defaultMessage: 'Choose the region first',
                    })}
              </option>
              {cities.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      </Columns>
    </StepForm>
  );
}
