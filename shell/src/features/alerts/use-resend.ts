import { useIntl } from 'react-intl';
import { api, type ApiError } from '@rendezvous/api-client/client';
import { RESEND_ACTIVATION } from '@rendezvous/contract/resources/signup/calls';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/** Sends the activation mail again and says in a passing line how that went: nothing in the page moves. */
export function useResend(email: string): { busy: boolean; resend: () => void } {
  const intl = useIntl();
  const { toasts } = useFrame();
  function refusal({ problem }: ApiError): string {
    const { code, retry_after: wait } = problem;
    if (code !== 'rate_limited' || wait === undefined) return errorText(intl, problem);
    return intl.formatMessage(
      {
        id: 'mail.wait',
        defaultMessage:
          'We’ve only just sent it. You can ask for another in {seconds, plural, one {# second} other {# seconds}}.',
      },
      { seconds: wait },
    );
  }

  const { run, busy } = useAct(() => api.call(RESEND_ACTIVATION), {
    onDone: () =>
      toasts.show({
        text: intl.formatMessage(
          { id: 'mail.sent', defaultMessage: 'Sent to {email}. It may be in your spam folder.' },
          { email },
        ),
        tone: 'ok',
      }),
    onRefused: (error) => toasts.show({ text: refusal(error), tone: 'bad' }),
  });
  return { busy, resend: () => void run() };
}
