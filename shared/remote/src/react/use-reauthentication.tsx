import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, call } from '@rendezvous/api-client/client';
import { REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/calls';
import { catchFocus } from '@rendezvous/ui/focus';
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx';

export interface Reauthentication {
  /**
   * Carries out an act. Where the server asks for a fresh log-in, the dialog asks for the password and the act is repeated. Rejects with
   * `reauthentication_required` when the dialog is cancelled: `isCancelled` recognises that refusal. A form that has the password
   * already hands it in: no dialog asks for it again, and `login_failed` or `account_blocked` reject.
   */
  confirm<Answer>(act: () => Promise<Answer>, password?: string): Promise<Answer>;
  /** Draw it anywhere beside the form, outside of its `form` element. */
  dialog: ReactNode;
}

/** Was the act cancelled in the dialog? The form then shows no error. */
export const isCancelled = (refusal: ApiError | null): boolean =>
  refusal?.code === 'reauthentication_required';

/**
 * Repeats acts that need a fresh log-in (PRODUCT §3) once the password was given. What was typed stays in its form, and the focus returns
 * to where the act began.
 *
 *     const { confirm, dialog } = useReauthentication();
 *     const form = useForm({ …, send: (body) => confirm(() => call(DELETE_ACCOUNT, body)) });   // or useAct
 *     return <><form ref={form.ref} …/>{form.refused && !isCancelled(form.refused) && <Alert …/>}{dialog}</>;
 */
export function useReauthentication(): Reauthentication {
  const [asked, setAsked] = useState<{ answer(proven: boolean): void } | null>(null);
  const started = useRef<Element | null>(null);
  const returning = useRef(false);

  // A busy button cannot have the focus: it returns with the first rendering in which it can.
  useEffect(() => {
    const control = started.current;
    if (!returning.current || asked || !(control instanceof HTMLElement) || control.matches(':disabled'))
      return;
    returning.current = false;
    catchFocus(control);
  });

  function ask(): Promise<boolean> {
    return new Promise((resolve) =>
      setAsked({
        answer(proven) {
          setAsked(null);
          returning.current = true;
          resolve(proven);
        },
      }),
    );
  }

  async function confirm<Answer>(act: () => Promise<Answer>, password?: string): Promise<Answer> {
    started.current = document.activeElement;
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || !isCancelled(error)) throw error;
      if (password !== undefined) await call(REAUTHENTICATE, { password });
      else if (!(await ask())) throw error;
      return await act();
    }
  }

  return {
    confirm,
    dialog: asked && (
      <ReauthenticateDialog onProven={() => asked.answer(true)} onCancel={() => asked.answer(false)} />
    ),
  };
}
