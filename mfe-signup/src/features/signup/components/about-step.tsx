import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ABOUT_ME_MAX, type Interest } from '@rendezvous/contract/profile-values';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/alert';
import { Field } from '@rendezvous/ui/field';
import { Textarea } from '@rendezvous/ui/textarea';
import type { SignupFlow } from '../hooks/use-signup-flow.ts';
import { useStep } from '../hooks/use-step.ts';
import { InterestsField } from './interests-field.tsx';
import { StepForm } from './step-form.tsx';

const Below = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
`;

const Count = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Step 4: about me and interests; finishing or skipping it completes sign-up. */
export function AboutStep({ flow, titleId }: { flow: SignupFlow; titleId: string }) {
  const intl = useIntl();
  const [about, setAbout] = useState('');
  const [interests, setInterests] = useState<Interest[]>([]);
  const { busy, error, leaving, finish } = useStep(
    flow,
    4,
    () => about.trim() !== '' || interests.length > 0,
  );

  return (
    <StepForm
      title={intl.formatMessage({ id: 'signup.about.heading', defaultMessage: 'About me' })}
      titleId={titleId}
      busy={busy}
      leaving={leaving}
      submit={intl.formatMessage({ id: 'signup.about.submit', defaultMessage: 'Create my profile' })}
      onSubmit={() => finish({ about_me: about.trim(), interests })}
      onSkip={() => finish()}
    >
      {error && <Alert tone="bad">{error}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'signup.about.label', defaultMessage: 'In your own words' })}
        hint={
          <Below>
            <span>
              {intl.formatMessage({
                id: 'signup.about.hint',
                defaultMessage: 'No phone numbers or e-mail addresses, please.',
              })}
            </span>
            <Count>
              {intl.formatMessage(
                { id: 'signup.about.count', defaultMessage: '{used} / {limit}' },
                { used: about.length, limit: ABOUT_ME_MAX },
              )}
            </Count>
          </Below>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={ABOUT_ME_MAX}
            value={about}
            onChange={(event) => setAbout(event.target.value)}
          />
        )}
      </Field>
      <InterestsField value={interests} onChange={setInterests} />
    </StepForm>
  );
}
