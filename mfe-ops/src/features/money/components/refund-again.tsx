import { useIntl } from 'react-intl';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { refundAgain } from '../api/money.ts';

/** Sends a refund once more that the bank did not accept. */
export function RefundAgain({ id, onDone }: { id: string; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const mayHandle = useMay('money.handle');
  const { run, busy } = useOpsAct(async () => {
    await refundAgain(id);
    await onDone();
    shell.toast({
      text: intl.formatMessage({ id: 'money.jobs.retried', defaultMessage: 'It’s being tried again' }),
      tone: 'ok',
    });
  });
  return (
    mayHandle && (
      <Button size="s" tone="outline" loading={busy} onClick={() => void run()}>
        {intl.formatMessage({ id: 'money.returns.again', defaultMessage: 'Refund it again' })}
      </Button>
    )
  );
}
