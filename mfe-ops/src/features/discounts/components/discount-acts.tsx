import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { DISCOUNT_REASON, type DiscountAct } from '@rendezvous/contract/operators/discounts/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { ReasonDialog } from '#src/lib/measures/reason-dialog.tsx';
import { useMay } from '#src/lib/operator.ts';
import { actOnDiscount } from '../api/discounts.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** What this operator may do about this code. One that is over stays over. */
export function DiscountActs({ discount, onDone }: { discount: OpsDiscount; onDone: () => unknown }) {
  const intl = useIntl();
  const shell = useShell();
  const mayManage = useMay('discounts.manage');
  const [asked, setAsked] = useState<DiscountAct | 'change' | null>(null);
  const { acts } = useDiscountWords();
  if (!mayManage || discount.state === 'over') return null;
  const close = () => setAsked(null);
  const leads: Record<DiscountAct, string> = {
    pause: intl.formatMessage({
      id: 'discounts.pause.lead',
      defaultMessage: 'New orders can’t use it until it’s resumed. Open orders keep their price.',
    }),
    resume: intl.formatMessage({
      id: 'discounts.resume.lead',
      defaultMessage: 'New orders can use it again.',
    }),
    end: intl.formatMessage({
      id: 'discounts.end.lead',
      defaultMessage: 'It’s over for good. Open orders keep their price.',
    }),
  };
  async function handleDone(): Promise<void> {
    await onDone();
    shell.toast({
      text: intl.formatMessage({ id: 'discounts.done', defaultMessage: 'Done, and logged with your name' }),
      tone: 'ok',
    });
  }
  const turn: DiscountAct = discount.state === 'paused' ? 'resume' : 'pause';
  return (
    <>
      <Button size="s" tone="outline" onClick={() => setAsked('change')}>
        {intl.formatMessage({ id: 'discounts.change', defaultMessage: 'Change the limits' })}
      </Button>
      <Button size="s" tone="outline" onClick={() => setAsked(turn)}>
        {acts[turn]}
      </Button>
      <Button size="s" tone="danger" onClick={() => setAsked('end')}>
        {acts.end}
      </Button>
      {asked === 'change' && <ChangeDialog discount={discount} onDone={handleDone} onClose={close} />}
      {asked !== null && asked !== 'change' && (
        <ReasonDialog
          title={discount.code}
          lead={leads[asked]}
          label={intl.formatMessage({ id: 'discounts.reason', defaultMessage: 'Reason, for the log' })}
          submit={acts[asked]}
          danger={asked === 'end'}
          rule={DISCOUNT_REASON}
          send={(reason) => actOnDiscount({ code: discount.code, act: asked, reason })}
          onDone={handleDone}
          onClose={close}
        />
      )}
    </>
  );
}
