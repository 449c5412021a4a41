import { useIntl } from 'react-intl';
import type { OpsDecideActBody, OpsMoneyAct } from '@rendezvous/contract/operators/money/schemas';
import { MONEY_REASON } from '@rendezvous/contract/operators/money/values';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { Button } from '@rendezvous/ui/controls/button';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Facts } from '#src/lib/facts.tsx';
import { ReasonForm } from '#src/lib/measures/reason-form.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { decideAct } from '../api/money.ts';
import { useActText } from '../hooks/use-act-text.ts';

interface Props {
  act: OpsMoneyAct;
  onDone: (text: string) => unknown;
  onClose: () => void;
}

type Verdict = OpsDecideActBody['verdict'];

/** The second person reads what another operator asked for, and confirms or refuses it with a note for the record. */
export function DecideDialog({ act, onDone, onClose }: Props) {
  const intl = useIntl();
  const time = useTimeText();
  const amountText = useMoneyText();
  const actText = useActText();
  const done: Record<Verdict, string> = {
    confirm: intl.formatMessage({ id: 'money.decide.confirmed', defaultMessage: 'Confirmed' }),
    refuse: intl.formatMessage({ id: 'money.decide.refused', defaultMessage: 'Refused' }),
  };
  const say = {
    what: intl.formatMessage({ id: 'money.decide.what', defaultMessage: 'What' }),
    by: intl.formatMessage({ id: 'money.decide.by', defaultMessage: 'Asked by' }),
    reason: intl.formatMessage({ id: 'money.decide.reason', defaultMessage: 'Reason' }),
  };
  async function send(note: string, pressed: string): Promise<string> {
    const verdict: Verdict = pressed === 'refuse' ? 'refuse' : 'confirm';
    await decideAct({ act: act.id, verdict, note });
    return done[verdict];
  }
  return (
    <Modal
      title={intl.formatMessage({ id: 'money.decide.title', defaultMessage: 'A second pair of eyes' })}
      onClose={onClose}
    >
      <ReasonForm
        field="note"
        label={intl.formatMessage({ id: 'money.decide.note', defaultMessage: 'Your note, for the record' })}
        rule={MONEY_REASON}
        send={send}
        onDone={onDone}
        onClose={onClose}
        actions={(busy) => (
          <>
            <SplitButton
              type="submit"
              value="confirm"
              wide
              mark={false}
              cost={amountText(act.amount)}
              disabled={busy}
            >
              {intl.formatMessage({ id: 'money.decide.confirm', defaultMessage: 'Confirm it' })}
            </SplitButton>
            <Button type="submit" value="refuse" tone="danger" size="lg" wide disabled={busy}>
              {intl.formatMessage({ id: 'money.decide.refuse', defaultMessage: 'Refuse it' })}
            </Button>
          </>
        )}
      >
        <Facts
          single
          items={[
            [say.what, actText(act)],
            [say.by, [act.asked_by, time(act.asked_at)].join(' · ')],
            [say.reason, act.reason],
          ]}
        />
      </ReasonForm>
    </Modal>
  );
}
