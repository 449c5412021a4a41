import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { closeForUnderage, isClosedForUnderage } from '#src/features/signup/draft.ts';
import type { SignupFlow } from '#src/features/signup/hooks/use-signup-flow.ts';
import { birthFault } from '#src/features/signup/validate-account.ts';
import { BirthField } from './birth-field.tsx';
import { BirthPopup } from './birth-popup.tsx';
import { StepForm } from '#src/features/signup/components/frame/step-form.tsx';

/** Step 1, first question: the date of birth. Below the age limit nothing is stored, and this device waits a day (spec §5). */
export function BirthStep({ flow }: { flow: SignupFlow }) {
  const intl = useIntl();
  const { min_age } = useSettings();
  // The account step leads back here when the server finds the visitor under age.
  const [popup, setPopup] = useState<'date_invalid' | 'underage' | null>(() =>
    isClosedForUnderage(Date.now()) ? 'underage' : null,
  );
  const [error, setError] = useState<string | undefined>();

  function goOn(): void {
    const fault = birthFault(flow.draft, min_age, new Date());
    if (isClosedForUnderage(Date.now()) || fault?.code === 'underage') {
      closeForUnderage(Date.now());
      flow.forget();
      setPopup('underage');
    } else if (fault?.code === 'date_invalid') setPopup('date_invalid');
    else if (fault) setError(fieldErrorText(intl, fault));
    else flow.goTo('account');
  }

  return (
    <>
      <StepForm
        title={intl.formatMessage({ id: 'signup.birth.heading', defaultMessage: 'When were you born?' })}
        onSubmit={goOn}
      >
        <BirthField
          value={flow.draft}
          error={error}
          onChange={(part) => {
            setError(undefined);
            flow.change(part);
          }}
        />
      </StepForm>
      {popup && <BirthPopup reason={popup} onClose={() => setPopup(null)} />}
    </>
  );
}
