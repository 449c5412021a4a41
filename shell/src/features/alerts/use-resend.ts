import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api, ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';
import { useFrame } from '#src/kernel/frame/frame-context.ts';

/** Sends the activation mail again and says in a passing line how that went: nothing in the page moves. */
export function useResend(email: string): { busy: boolean; resend: () => void } {
  const intl = useIntl();
  const { toasts } = useFrame();
  const [busy, setBusy] = useState(false);

  function refusal(failure: unknown): string {
    if (!(failure instanceof ApiError)) throw failure;
    const { problem } = failure;
    const { code, retry_after: wait } = problem;
    if (code !== 'rate_limited' || wait === undefined) return errorText(intl, problem);
    return intl.formatMessage(
      {
        id: 'frame.alert.resendWait',
        defaultMessage:
          'The mail has only just been sent. In {seconds, plural, one {# second} other {# seconds}} you can ask for another.',
      },
      { seconds: wait },
    );
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await api.post('/api/activate-resend.php');
      toasts.show({
        text: intl.formatMessage(
          { id: 'frame.alert.resent', defaultMessage: 'Sent to {email}. It may have landed with the spam.' },
          { email },
        ),
        tone: 'ok',
      });
    } catch (failure) {
      toasts.show({ text: refusal(failure), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, resend: () => void send() };
}
