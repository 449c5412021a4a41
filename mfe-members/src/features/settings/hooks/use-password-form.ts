import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { changeAccount } from '#src/lib/account/change-account.ts';

/** Values that are typed to change a password. */
export interface Passwords {
  old: string;
  new: string;
  again: string;
}
export const NO_PASSWORDS: Passwords = { old: '', new: '', again: '' };

const NEEDED = { min: 1, max: PASSWORD.max };

/** A wrong old password has one answer, whether the log-in or the change was refused for it. */
const isOldWrong = (error: ApiError | null): boolean =>
  error?.code === 'old_password_wrong' || error?.code === 'login_failed';

/** Names the fields of the form in a refusal: the server calls them by their place in the body. */
function inTermsOfForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.fields.map((fault) => ({ ...fault, field: fault.field.replace(/^password\./, '') }));
  return new ApiError(error.status, { ...error.problem, errors });
}

/** The form that changes a password. The old one proves the member, so that no dialog asks for it again. */
export function usePasswordForm(typed: Passwords, onDone: () => void) {
  const intl = useIntl();
  const { confirm } = useReauthentication();
  const { errorOf, refused, ...form } = useForm({
    fields: ['old', 'new', 'again'] as const,
    check: (passwords: Passwords) => ({
      old: textFault(NEEDED, passwords.old),
      new: textFault(PASSWORD, passwords.new),
      again: passwords.again === passwords.new ? undefined : { code: 'passwords_differ' as const },
    }),
    send: ({ old, new: next }) =>
      confirm(() => changeAccount({ password: { old, new: next } }), old).catch((error: unknown) => {
        throw inTermsOfForm(error);
      }),
    unsaved: () => Object.values(typed).some((text) => text !== ''),
    onDone,
    onRefused: (error) => {
      if (isOldWrong(error))
        form.ref.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    },
  });
  const wrong = isOldWrong(refused);
  return {
    ...form,
    errorOf: (field: keyof Passwords) =>
      errorOf(field) ??
      (field === 'old' && wrong ? errorText(intl, { code: 'old_password_wrong' }) : undefined),
    /** A refusal that is about no field. */
    notice: wrong ? null : (refused?.problem ?? null),
  };
}
