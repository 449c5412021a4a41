import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import {
  MEASURE_REASON,
  MEASURE_RULES,
  MEASURE_SOURCES,
  type MeasureRule,
  type MeasureSource,
} from '@rendezvous/contract/operators/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Select } from '@rendezvous/ui/controls/select';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { useStatementWords } from './use-statement-words.ts';

interface Props {
  title: string;
  /** What happens. */
  lead: string;
  submit: string;
  /** Source that is known already: a report. */
  source?: MeasureSource;
  send: (statement: MeasureStatement) => Promise<unknown>;
  onDone: () => unknown;
  onClose: () => void;
}

interface Typed {
  facts: string;
  rule: string;
  source: string;
}

const isRule = (value: string): value is MeasureRule => MEASURE_RULES.some((rule) => rule === value);
const isSource = (value: string): value is MeasureSource =>
  MEASURE_SOURCES.some((source) => source === value);

/** Asks for facts, rule and source of a measure, which its member receives, and carries it out (DSA art. 17). */
export function StatementDialog({ title, lead, submit, source, send, onDone, onClose }: Props) {
  const words = useStatementWords();
  const { end } = useOperatorSession();
  const [typed, setTyped] = useState<Typed>({ facts: '', rule: '', source: source ?? '' });
  const { ref, ...form } = useForm({
    fields: ['facts', 'rule', 'source'] as const,
    check: ({ facts, rule, source: from }: Typed) => ({
      facts: textFault(MEASURE_REASON, facts),
      rule: isRule(rule) ? undefined : { code: 'not_allowed' },
      source: isSource(from) ? undefined : { code: 'not_allowed' },
    }),
    send: async ({ facts, rule, source: from }) =>
      isRule(rule) && isSource(from) && send({ facts, rule, source: from }),
    async onDone() {
      await onDone();
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const change = (field: keyof Typed, value: string): void => {
    form.clearError(field);
    setTyped({ ...typed, [field]: value });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ ...typed, facts: typed.facts.trim() });
  };
  const choice = <Value extends string>(field: 'rule' | 'source', names: Record<Value, string>) => (
    <Field label={words[field]} error={form.errorOf(field)}>
      {(control) => (
        <Select {...control} value={typed[field]} onChange={({ target }) => change(field, target.value)}>
          <option value="" disabled>
            {words.choose}
          </option>
          {Object.entries<string>(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Modal title={title} onClose={onClose}>
      <Form ref={ref} noValidate onSubmit={handleSubmit}>
        <p>{lead}</p>
        <RefusedAlert refused={form.refused} />
        <Field label={words.facts} hint={words.hint} error={form.errorOf('facts')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={MEASURE_REASON.max}
              value={typed.facts}
              onChange={({ target }) => change('facts', target.value)}
            />
          )}
        </Field>
        {choice('rule', words.rules)}
        {!source && choice('source', words.sources)}
        <Button type="submit" size="lg" wide tone="danger" loading={form.busy}>
          {submit}
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
