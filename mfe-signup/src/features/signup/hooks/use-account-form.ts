import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { FieldError } from '@rendezvous/contract/errors';
import { useLocale, useSettings } from '@rendezvous/remote/react/hooks';
import { focusFirstError } from '#src/lib/focus-first-error.ts';
import { refusalText } from '#src/lib/refusal.ts';
import { createAccount } from '../api/create-account.ts';
import { closeForUnderage, isClosedForUnderage, type Draft } from '../draft.ts';
import { ACCOUNT_FIELDS, accountErrors, type AccountErrors, type AccountField } from '../validate-account.ts';
import type { SignupFlow } from './use-signup-flow.ts';

const FIELDS: readonly string[] = ACCOUNT_FIELDS;

/** Something about the whole form: an account exists, one is being deleted, or the call failed. */
export type AccountNotice =
  { kind: 'email_active' | 'email_pending_deletion' } | { kind: 'failed'; text: string };

function byField(errors: readonly FieldError[]): AccountErrors {
  return Object.fromEntries(
    errors.filter(({ field }) => FIELDS.includes(field)).map(({ field, ...error }) => [field, error]),
  );
}

/** State and rules of the account step; the password lives here only and is never kept. */
export function useAccountForm(flow: SignupFlow) {
  const intl = useIntl();
  const locale = useLocale();
  const { min_age } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<AccountErrors>({});
  const [notice, setNotice] = useState<AccountNotice | null>(null);
  const [popup, setPopup] = useState<'date_invalid' | 'underage' | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(found: AccountErrors): void {
    setErrors(found);
    const birth = found.date_of_birth?.code;
    if (birth === 'underage') {
      closeForUnderage(Date.now());
      flow.change({ email: '', name: '', day: '', month: '', year: '' });
      setPassword('');
      setErrors({});
    }
    if (birth === 'underage' || birth === 'date_invalid') setPopup(birth);
    else focusFirstError(form.current);
  }

  function explain(error: unknown): void {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.errors) refuse(byField(problem.errors));
    else if (problem?.code === 'email_active' || problem?.code === 'email_pending_deletion')
      setNotice({ kind: problem.code });
    else setNotice({ kind: 'failed', text: refusalText(intl, error) });
  }

  async function submit(): Promise<void> {
    if (isClosedForUnderage(Date.now())) return setPopup('underage');
    const found = accountErrors(flow.draft, password, min_age, new Date());
    setNotice(null);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setBusy(true);
    try {
      flow.accountMade(await createAccount(flow.draft, password, locale));
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  /** What is being corrected is no longer called wrong; the next submission looks again. */
  function touched(field: AccountField): void {
    setErrors((known) => ({ ...known, [field]: undefined }));
  }

  function changePassword(text: string): void {
    touched('password');
    setPassword(text);
  }

  function changeDraft(part: Partial<Draft>): void {
    for (const field of Object.keys(part))
      touched(field === 'name' || field === 'email' ? field : 'date_of_birth');
    flow.change(part);
  }

  return {
    form,
    password,
    changePassword,
    changeDraft,
    errors,
    notice,
    popup,
    closePopup: () => setPopup(null),
    busy,
    submit,
  };
}
