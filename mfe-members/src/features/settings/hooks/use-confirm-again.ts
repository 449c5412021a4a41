import { useIntl } from 'react-intl';
import { call, type ApiError } from '@rendezvous/api-client/client';
import { RESEND_ACTIVATION } from '@rendezvous/contract/resources/signup/calls';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';

/** Mails the link by which a bounced address is confirmed again, and says where it went. */
export function useConfirmAgain(email: string) {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();

  function refused(error: ApiError): void {
    const { code, retry_after: seconds } = error.problem;
    if (code !== 'rate_limited' || seconds === undefined) return refuse(error);
    shell.toast({
      tone: 'bad',
      text: intl.formatMessage(
        {
          id: 'mail.wait',
          defaultMessage:
            'We’ve only just sent it. You can ask for another in {seconds, plural, one {# second} other {# seconds}}.',
        },
        { seconds },
      ),
    });
  }

  return useAct(() => call(RESEND_ACTIVATION), {
    onDone: () =>
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage(
          { id: 'mail.sent', defaultMessage: 'Sent to {email}. It may be in your spam folder.' },
          { email },
        ),
      }),
    onRefused: refused,
  });
}
