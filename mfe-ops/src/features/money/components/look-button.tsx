import { useIntl } from 'react-intl';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { lookAtPayment } from '../api/money.ts';

/** Asks the provider about a payment now; our books follow what it says. */
export function LookButton({ payment, onDone }: { payment: string; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const mayHandle = useMay('money.handle');
  const { run, busy } = useOpsAct(async () => {
    await lookAtPayment(payment);
    await onDone();
    shell.toast({
      text: intl.formatMessage({ id: 'money.look.done', defaultMessage: 'The provider has answered' }),
      tone: 'ok',
    });
  });
  return (
    mayHandle && (
      <Button size="s" tone="outline" loading={busy} onClick={() => void run()}>
        {intl.formatMessage({ id: 'money.look', defaultMessage: 'Ask the provider now' })}
      </Button>
    )
  );
}
