import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import { isCountryCode } from '@rendezvous/contract/kernel/countries';
import { nameFault, PASSWORD, textFault, type FieldFaults } from '@rendezvous/contract/kernel/field-rules';
import type { PartnerSignup } from '@rendezvous/contract/resources/partners/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { ApiError } from '@rendezvous/api-client/client';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { useLocale, useSettings } from '@rendezvous/remote/react/hooks';
import { completeSignup, type Completion, type CompletionCall } from '../api/complete-signup.ts';
import { closeForUnderage, isClosedForUnderage } from '../draft.ts';
import { birthFault } from '../validate-account.ts';

/** Fields of the page, in their order. */
const FIELDS = ['gender', 'seeking', 'date_of_birth', 'name', 'password', 'profile_consent'] as const;

const NOTHING = { name: '', gender: null, seeking: null, day: '', month: '', year: '' };

interface Rules {
  token: string;
  signup: PartnerSignup;
  onDone: (user: User) => void;
  onRefused: (error: ApiError) => void;
}

/** State and rules of the form that completes a partner's sign-up. */
export function useCompletion({ token, signup, onDone, onRefused }: Rules) {
  const language = useLocale();
  const { min_age, geoip_selected_country: here } = useSettings();
  const [typed, setTyped] = useState<Completion>({
    ...NOTHING,
    country: isCountryCode(here) ? here : 'NL',
    password: '',
    consent: false,
  });
  const [popup, setPopup] = useState<'date_invalid' | 'underage' | null>(null);
  const { missing, email } = signup;

  function faultsOf({ typed: values }: CompletionCall): FieldFaults<(typeof FIELDS)[number]> {
    const required = { code: 'required' as const };
    return {
      ...(missing.includes('gender') && !values.gender && { gender: required }),
      ...(missing.includes('seeking') && !values.seeking && { seeking: required }),
      ...(missing.includes('date_of_birth') && {
        date_of_birth: birthFault(
          { ...values, country: signup.country ?? values.country },
          min_age,
          new Date(),
        ),
      }),
      ...(missing.includes('name') && { name: nameFault(cleanText(values.name), email) }),
      password: textFault(PASSWORD, values.password),
      profile_consent: values.consent ? undefined : { code: 'consent_required' },
    };
  }

  /** Nothing that an underage visitor has typed is stored. */
  function close(): void {
    closeForUnderage(Date.now());
    setTyped((known) => ({ ...known, ...NOTHING, password: '', consent: false }));
    setPopup('underage');
  }

  const form = useForm({
    fields: FIELDS,
    check: faultsOf,
    send: completeSignup,
    unsaved: () => typed.password !== '',
    onDone,
    onRefused,
    onFaults({ date_of_birth: birth }) {
      if (birth?.code === 'underage') close();
      else if (birth?.code === 'date_invalid') setPopup('date_invalid');
      return birth?.code === 'underage' || birth?.code === 'date_invalid';
    },
  });
  return {
    ...form,
    typed,
    change(part: Partial<Completion>): void {
      for (const field of Object.keys(part)) form.clearError(TOUCHED[field] ?? field);
      setTyped((known) => ({ ...known, ...part }));
    },
    popup,
    closePopup: () => setPopup(null),
    submit: () =>
      isClosedForUnderage(Date.now())
        ? setPopup('underage')
        : void form.submit({ token, typed, missing, language }),
  };
}

/** Fields of the server for what is typed under another name. */
const TOUCHED: Readonly<Record<string, string>> = {
  day: 'date_of_birth',
  month: 'date_of_birth',
  year: 'date_of_birth',
  consent: 'profile_consent',
};
