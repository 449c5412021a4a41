import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText, type Refusal } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { proveByPasskey } from './prove.ts';

interface Props {
  onDone: (operator: OpsMe) => unknown;
  /** The server knows neither the log-in nor the session any more. */
  onLate: () => void;
}

/** The second factor by a passkey. A ceremony that was cancelled needs no words. */
export function PasskeyButton({ onDone, onLate }: Props) {
  const intl = useIntl();
  const [fault, setFault] = useState<Refusal | 'failed' | null>(null);
  const { run, busy } = useAct(async () => {
    setFault(null);
    try {
      const operator = await proveByPasskey();
      if (operator) await onDone(operator);
    } catch (error) {
      if (!(error instanceof ApiError)) return setFault('failed');
      if (error.code === 'authentication_required') return onLate();
      setFault(error.code === 'passkey_refused' ? 'failed' : error.problem);
    }
  });
  return (
    <>
      {fault && (
        <Alert tone="bad">
          {fault === 'failed'
            ? intl.formatMessage({
                id: 'login.passkey.failed',
                defaultMessage: 'No passkey that works here was given. Try again, or use a code.',
              })
            : errorText(intl, fault)}
        </Alert>
      )}
      <Button tone="outline" size="lg" wide loading={busy} onClick={() => void run()}>
        {intl.formatMessage({ id: 'reauthenticate.passkey', defaultMessage: 'Use a passkey' })}
      </Button>
    </>
  );
}
