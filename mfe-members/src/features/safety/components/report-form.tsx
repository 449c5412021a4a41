import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  REPORT_REASONS,
  REPORT_TEXT,
  type ReportReason,
} from '@rendezvous/contract/resources/reports/values';
import type { ReportBody } from '@rendezvous/contract/resources/reports/schemas';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { sendReport } from '../api/send-report.ts';
import { useReportReasons } from '../hooks/use-report-reasons.ts';
import type { SentReport } from './report-sent.tsx';

interface Typed {
  reason: ReportReason | '';
  text: string;
  block: boolean;
}

interface Props {
  name: string;
  thing: Pick<ReportBody, 'member' | 'photo' | 'message'>;
  onSent: (report: SentReport) => void;
}

/** Reason, own words, and the block. Nothing typed is lost to a refusal. */
export function ReportForm({ name, thing, onSent }: Props) {
  const intl = useIntl();
  const reasons = useReportReasons();
  const [typed, setTyped] = useState<Typed>({ reason: '', text: '', block: false });
  const { ref, ...form } = useForm({
    fields: ['reason', 'text'] as const,
    check: ({ reason }: Typed) => ({ reason: reason === '' ? { code: 'required' } : undefined }),
    async send({ reason, text, block }) {
      const words = visibleText(text);
      const body = { ...thing, reason: reason || 'other', ...(words && { text: words }) };
      const { ticket } = await sendReport({ ...body, ...(block && { block }) });
      return { ticket, blocked: block };
    },
    onDone: onSent,
  });
  function change(part: Partial<Typed>): void {
    for (const field of Object.keys(part)) form.clearError(field);
    setTyped((before) => ({ ...before, ...part }));
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(typed);
  };

  return (
    <Form ref={ref} noValidate onSubmit={handleSubmit}>
      <p>
        {intl.formatMessage(
          {
            id: 'safety.report.lead',
            defaultMessage: 'Only our team reads this. {name} isn’t told that you reported anything.',
          },
          { name },
        )}
      </p>
      {form.refused && <Alert tone="bad">{errorText(intl, form.refused.problem)}</Alert>}
      <Field
        label={intl.formatMessage({ id: 'safety.report.reason', defaultMessage: 'What’s wrong?' })}
        error={form.errorOf('reason')}
      >
        {(control) => (
          <Select
            {...control}
            value={typed.reason}
            onChange={({ target }) => change({ reason: target.value as Typed['reason'] })}
          >
            <option value="" disabled hidden>
              {intl.formatMessage({ id: 'safety.report.choose', defaultMessage: 'Choose a reason' })}
            </option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={intl.formatMessage({
          id: 'safety.report.text',
          defaultMessage: 'What should we know? (optional)',
        })}
        hint={intl.formatMessage(
          {
            id: 'safety.report.left',
            defaultMessage: '{left, plural, one {# character} other {# characters}} left',
          },
          { left: REPORT_TEXT.max - typed.text.length },
        )}
        error={form.errorOf('text')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={REPORT_TEXT.max}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={intl.formatMessage(
          { id: 'safety.report.block', defaultMessage: 'Block {name} too' },
          { name },
        )}
        hint={intl.formatMessage({
          id: 'safety.report.block.hint',
          defaultMessage: 'You won’t see each other any more, and likes between you are removed.',
        })}
        checked={typed.block}
        onChange={({ target }) => change({ block: target.checked })}
      />
      <Button type="submit" size="lg" wide loading={form.busy}>
        {intl.formatMessage({ id: 'safety.report.submit', defaultMessage: 'Send the report' })}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
