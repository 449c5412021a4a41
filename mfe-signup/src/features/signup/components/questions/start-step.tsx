import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { CountryField } from './country-field.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';
import { WhoDiscs } from './who-discs.tsx';

const Place = styled.div`
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
`;

/** Step 0: own gender and the gender sought as halves of two discs; the country is filled in. */
export function StartStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const { gender, seeking, country } = flow.draft;
  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.start.heading', defaultMessage: 'Who meets whom?' })}
      onSubmit={() => (gender && seeking ? flow.goTo('birth') : setAsked(true))}
    >
      <WhoDiscs gender={gender} seeking={seeking} asked={asked} onChange={flow.change} />
      <Place>
        <CountryField value={country} onChange={(value) => flow.change({ country: value })} />
      </Place>
    </StepForm>
  );
}
