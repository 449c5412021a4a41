import { useIntl } from 'react-intl';
import { COUNTRIES } from '@rendezvous/contract/countries';
import { PROFILE_CHOICE_NAMES, PROFILE_CHOICES } from '@rendezvous/contract/profile-values';
import { regionLabel } from '@rendezvous/i18n/labels';
import { Alert } from '@rendezvous/ui/alert';
import { Field } from '@rendezvous/ui/field';
import { Columns } from '@rendezvous/ui/page';
import { Select } from '@rendezvous/ui/select';
import { useCities, useRegions } from '../api/get-places.ts';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';
import { useStep } from '../hooks/use-step.ts';
import { LocateButton } from './locate-button.tsx';
import { StepForm } from './step-form.tsx';
import { ValueSelect } from './value-select.tsx';

/** Step 3: region, city and details. Can be skipped. */
export function DetailsStep({ flow, titleId }: { flow: SignupFlow; titleId: string }) {
  const intl = useIntl();
  const { country, gender } = flow.draft;
  const details = flow.draft.profile;
  const change = flow.answer;
  const { busy, error, goOn, skip } = useStep(flow, 'details', ['region', 'city', ...PROFILE_CHOICE_NAMES]);
  const regions = useRegions(country);
  const cities = useCities(country, details.region ?? '');
  const unsaid = intl.formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' });

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.details.heading', defaultMessage: 'A bit about you' })}
      titleId={titleId}
      busy={busy}
      onSubmit={goOn}
      onSkip={skip}
      onBack={flow.goBack ?? undefined}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <LocateButton country={country} onFound={change} />
      <Columns>
        <Field label={regionLabel(intl, COUNTRIES[country].regionLabel, country)}>
          {(control) => (
            <Select
              {...control}
              value={details.region ?? ''}
              onChange={({ target: { value } }) => change({ region: value || null, city: null })}
            >
              <option value="">{unsaid}</option>
              {regions.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={intl.formatMessage({ id: 'signup.city.label', defaultMessage: 'City' })}
          hint={
            details.region
              ? undefined
              : intl.formatMessage({ id: 'signup.city.first', defaultMessage: 'Choose the region first' })
          }
        >
          {(control) => (
            <Select
              {...control}
              disabled={!details.region}
              value={details.city ?? ''}
              onChange={({ target: { value } }) => change({ city: value || null })}
            >
              <option value="">{unsaid}</option>
              {cities.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        {PROFILE_CHOICE_NAMES.map((field) => (
          <ValueSelect<string>
            key={field}
            field={field}
            values={PROFILE_CHOICES[field]}
            value={details[field] ?? null}
            gender={gender ?? 'other'}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </Columns>
    </StepForm>
  );
}
