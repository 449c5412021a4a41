import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsMoneyAct, OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { MONEY_REASON } from '@rendezvous/contract/operators/money/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { ReasonDialog } from '#src/lib/measures/reason-dialog.tsx';
import { useMay } from '#src/lib/operator.ts';
import { waiveDebt } from '../api/money.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { RefundDialog } from './refund-dialog.tsx';

/** What this operator may do about this payment. */
export function PaymentActs({ payment, onDone }: { payment: OpsPayment; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const amountText = useMoneyText();
  const mayHandle = useMay('money.handle');
  const [asked, setAsked] = useState<'refund' | 'waive' | null>(null);
  const { debt, here } = payment;
  async function handleDone(act: OpsMoneyAct): Promise<void> {
    await onDone();
    const text =
      act.state === 'waiting'
        ? intl.formatMessage({ id: 'money.act.waits', defaultMessage: 'Now a second person decides' })
        : intl.formatMessage({ id: 'money.act.done', defaultMessage: 'Done, and the member gets an e-mail' });
    shell.toast({ text, tone: 'ok' });
  }
  if (!mayHandle) return null;
  const close = () => setAsked(null);
  const waive = intl.formatMessage({ id: 'money.waive.act', defaultMessage: 'Waive the debt' });
  return (
    <>
      {here.amount > 0 && (
        <Button size="s" onClick={() => setAsked('refund')}>
          {intl.formatMessage({ id: 'money.refund.open', defaultMessage: 'Refund…' })}
        </Button>
      )}
      {debt?.state === 'open' && (
        <Button size="s" tone="outline" onClick={() => setAsked('waive')}>
          {waive}
        </Button>
      )}
      {asked === 'refund' && <RefundDialog payment={payment} onDone={handleDone} onClose={close} />}
      {asked === 'waive' && debt && (
        <ReasonDialog
          title={intl.formatMessage(
            { id: 'money.waive.title', defaultMessage: 'Waive {amount}?' },
            { amount: amountText(debt.amount) },
          )}
          lead={intl.formatMessage({
            id: 'money.waive.lead',
            defaultMessage: 'The member owes nothing more and can buy again.',
          })}
          label={intl.formatMessage({ id: 'money.reason', defaultMessage: 'Reason, which the member reads' })}
          submit={waive}
          rule={MONEY_REASON}
          send={async (reason) => handleDone(await waiveDebt(debt.id, reason))}
          onDone={() => undefined}
          onClose={close}
        />
      )}
    </>
  );
}
