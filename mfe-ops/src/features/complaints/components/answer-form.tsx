import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault, type TextRule } from '@rendezvous/contract/kernel/field-rules';
import type { OpsComplaintResponse } from '@rendezvous/contract/operators/complaints/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { LeaveDialog } from '@rendezvous/ui/feedback/leave-dialog';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';

interface Props {
  rule: TextRule;
  send: (text: string) => Promise<OpsComplaintResponse>;
  onDone: (after: OpsComplaintResponse) => void;
}

/** The text of an answer. It stays after a refusal, and is not left behind without a question. */
export function AnswerForm({ rule, send, onDone }: Props) {
  const intl = useIntl();
  const { end } = useOperatorSession();
  const [text, setText] = useState('');
  const { ref, ...form } = useForm({
    fields: ['text'] as const,
    check: (typed: { text: string }) => ({ text: textFault(rule, typed.text) }),
    send: (typed) => send(typed.text),
    unsaved: () => visibleText(text) !== '',
    onDone(after) {
      setText('');
      onDone(after);
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ text: visibleText(text) });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      <RefusedAlert refused={form.refused} />
      <Field
        label={intl.formatMessage({ id: 'complaints.answer.label', defaultMessage: 'Your answer' })}
        error={form.errorOf('text')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            maxLength={rule.max}
            value={text}
            onChange={({ target }) => {
              form.clearError('text');
              setText(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" loading={form.busy}>
        {intl.formatMessage({ id: 'complaints.answer.submit', defaultMessage: 'Send the answer' })}
      </Button>
      {form.leaving && <LeaveDialog onStay={form.leaving.stay} onLeave={form.leaving.leave} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s3};
  justify-items: start;
  & > div {
    width: 100%;
    max-width: 760px;
  }
`;
