import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { textFault, type TextRule } from '@rendezvous/contract/kernel/field-rules';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Field } from '@rendezvous/ui/controls/field';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';

interface Props<Answer> {
  /** Name of the text, as the server calls it. */
  field?: 'reason' | 'note';
  label: string;
  rule: TextRule;
  /** Sends the text. `verdict` is the value of the button that was pressed. */
  send: (text: string, verdict: string) => Promise<Answer>;
  /** Runs after the act; the dialog closes itself. */
  onDone: (answer: Answer) => unknown;
  onClose: () => void;
  /** What the act is about, above the text. */
  children: ReactNode;
  /** Buttons that send: `type="submit"`, several ones with a `value`. */
  actions: (busy: boolean) => ReactNode;
}

/** The form of a dialog that asks for words about an act: facts, the text, the buttons. A refusal stays, with what was typed. */
export function ReasonForm<Answer>({
  field = 'reason',
  label,
  rule,
  send,
  onDone,
  onClose,
  children,
  actions,
}: Props<Answer>) {
  const { end } = useOperatorSession();
  const [words, setWords] = useState('');
  const { ref, ...form } = useForm({
    fields: [field],
    check: (typed: { words: string; verdict: string }) => ({ [field]: textFault(rule, typed.words) }),
    send: (typed) => send(typed.words, typed.verdict),
    async onDone(answer) {
      await onDone(answer);
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const verdict = submitter instanceof HTMLButtonElement ? submitter.value : '';
    void form.submit({ words: visibleText(words), verdict });
  };
  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      {children}
      <RefusedAlert refused={form.refused} />
      <Field label={label} error={form.errorOf(field)}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={rule.max}
            value={words}
            onChange={({ target }) => {
              form.clearError(field);
              setWords(target.value);
            }}
          />
        )}
      </Field>
      {actions(form.busy)}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
