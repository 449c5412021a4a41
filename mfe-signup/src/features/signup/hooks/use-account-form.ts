import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { useLocale, useSettings, useShell } from '@rendezvous/remote/react/hooks';
import { createAccount, type Account } from '../api/create-account.ts';
import { closeForUnderage, isClosedForUnderage, type Draft } from '../draft.ts';
import { ACCOUNT_FIELDS, accountFaults } from '../validate-account.ts';
import type { SignupFlow } from './use-signup-flow.ts';

/** A refusal of the whole form: an account exists, one is being deleted, or the call failed. */
export type AccountNotice =
  | { kind: 'email_active' | 'email_pending_deletion' }
  | { kind: 'failed'; text: string };

const isOfExistingAccount = (code: string): code is 'email_active' | 'email_pending_deletion' =>
  code === 'email_active' || code === 'email_pending_deletion';

/** State and rules of the account step. */
export function useAccountForm(flow: SignupFlow) {
  const intl = useIntl();
  const shell = useShell();
  const language = useLocale();
  const lost = intl.formatMessage({
    id: 'signup.message.lost',
    defaultMessage: 'Your first message couldn’t be kept: that profile isn’t here any more.',
  });
  const { min_age } = useSettings();
  const { password, setPassword, consent, setConsent } = flow;
  const [popup, setPopup] = useState<'date_invalid' | 'underage' | null>(null);
  /** The account exists: the way on leads to another page. */
  const exists = useRef(false);
  const form = useForm({
    fields: ACCOUNT_FIELDS,
    check: (typed: Account) => accountFaults(typed, min_age, new Date()),
    send: createAccount,
    // Everything else is stored on this device.
    unsaved: () => password !== '' && !exists.current,
    survivesInPath: true,
    onRefused: ({ problem }) => (exists.current = isOfExistingAccount(problem.code)),
    onDone({ user, message_held: isMessageStored }) {
      flow.accountMade(user);
      if (isMessageStored === false) shell.toast({ text: lost, tone: 'bad' });
    },
    onFaults({ date_of_birth: birth }) {
      if (birth?.code === 'underage') close();
      else if (birth?.code === 'date_invalid') setPopup('date_invalid');
      return birth?.code === 'underage' || birth?.code === 'date_invalid';
    },
  });

  /** Nothing that an underage visitor has typed is stored. */
  function close(): void {
    closeForUnderage(Date.now());
    flow.forget();
    form.reset();
    setPopup('underage');
  }

  function noticeOf({ problem }: ApiError): AccountNotice {
    const { code } = problem;
    if (isOfExistingAccount(code)) return { kind: code };
    return { kind: 'failed', text: errorText(intl, problem) };
  }

  return {
    ...form,
    password,
    changePassword(text: string): void {
      exists.current = false;
      form.clearError('password');
      setPassword(text);
    },
    consent,
    changeConsent(given: boolean): void {
      form.clearError('profile_consent');
      setConsent(given);
    },
    changeDraft(part: Partial<Draft>): void {
      for (const field of Object.keys(part))
        form.clearError(field === 'name' || field === 'email' ? field : 'date_of_birth');
      flow.change(part);
    },
    notice: form.refused && noticeOf(form.refused),
    popup,
    closePopup: () => setPopup(null),
    submit: () =>
      isClosedForUnderage(Date.now())
        ? setPopup('underage')
        : void form.submit({ draft: flow.draft, password, consent, language }),
  };
}
