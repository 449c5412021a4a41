import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsDecideActBody, OpsMoneyAct } from '@rendezvous/contract/operators/money/schemas';
import { MONEY_REASON } from '@rendezvous/contract/operators/money/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Facts } from '#src/lib/facts.tsx';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { decideAct } from '../api/money.ts';
import { useActText } from '../hooks/use-act-text.ts';
import { useMoneyText } from '../hooks/use-money-text.ts';

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
  const { end } = useOperatorSession();
  const [note, setNote] = useState('');
  const done: Record<Verdict, string> = {
    confirm: intl.formatMessage({ id: 'money.decide.confirmed', defaultMessage: 'Confirmed' }),
    refuse: intl.formatMessage({ id: 'money.decide.refused', defaultMessage: 'Refused' }),
  };
  const { ref, ...form } = useForm({
    fields: ['note'] as const,
    check: (typed: { note: string; verdict: Verdict }) => ({ note: textFault(MONEY_REASON, typed.note) }),
    async send(typed) {
      await decideAct({ act: act.id, ...typed });
      return done[typed.verdict];
    },
    async onDone(text) {
      await onDone(text);
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const submit = (verdict: Verdict) => void form.submit({ note: visibleText(note), verdict });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit('confirm');
  };
  const say = {
    what: intl.formatMessage({ id: 'money.decide.what', defaultMessage: 'What' }),
    by: intl.formatMessage({ id: 'money.decide.by', defaultMessage: 'Asked by' }),
    reason: intl.formatMessage({ id: 'money.decide.reason', defaultMessage: 'Reason' }),
  };
  return (
    <Modal
      title={intl.formatMessage({ id: 'money.decide.title', defaultMessage: 'A second pair of eyes' })}
      onClose={onClose}
    >
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <Facts
          single
          items={[
            [say.what, actText(act)],
            [say.by, [act.asked_by, time(act.asked_at)].join(' · ')],
            [say.reason, act.reason],
          ]}
        />
        <RefusedAlert refused={form.refused} />
        <Field
          label={intl.formatMessage({ id: 'money.decide.note', defaultMessage: 'Your note, for the record' })}
          error={form.errorOf('note')}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={MONEY_REASON.max}
              value={note}
              onChange={({ target }) => {
                form.clearError('note');
                setNote(target.value);
              }}
            />
          )}
        </Field>
        <SplitButton type="submit" wide mark={false} cost={amountText(act.amount)} disabled={form.busy}>
          {intl.formatMessage({ id: 'money.decide.confirm', defaultMessage: 'Confirm it' })}
        </SplitButton>
        <Button tone="danger" size="lg" wide disabled={form.busy} onClick={() => submit('refuse')}>
          {intl.formatMessage({ id: 'money.decide.refuse', defaultMessage: 'Refuse it' })}
        </Button>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
