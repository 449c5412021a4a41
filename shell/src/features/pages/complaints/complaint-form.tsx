import { useEffect, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { CATEGORY_FIELD } from '@rendezvous/contract/resources/complaints/appeal';
import { COMPLAINT_CATEGORIES, COMPLAINT_TEXT } from '@rendezvous/contract/resources/complaints/values';
import { EMAIL } from '@rendezvous/contract/kernel/field-rules';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { Small } from '@rendezvous/ui/layout/page';
import { Select } from '@rendezvous/ui/controls/select';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { Textarea } from '@rendezvous/ui/controls/textarea';
import { CATEGORY_TEXTS } from './categories.ts';
import { draft, draftOf } from './draft.ts';
import type { Complaint } from './use-complaint.ts';

interface Props {
  form: Complaint['form'];
  /** The member's own address; null for a visitor, with a field instead. */
  email: string | null;
}

/** The form. The fields store what is typed themselves, so that nothing typed before the page was ready is lost. */
export function ComplaintForm({ form: { ref, submit, busy, errorOf, refused, clearError }, email }: Props) {
  const intl = useIntl();
  const asked = new URLSearchParams(useLocation().search).get(CATEGORY_FIELD);
  useEffect(() => {
    for (const [name, value] of Object.entries(draft.read())) {
      const field = ref.current?.elements.namedItem(name);
      if (
        value &&
        (field instanceof HTMLInputElement ||
          field instanceof HTMLTextAreaElement ||
          field instanceof HTMLSelectElement) &&
        !field.value
      )
        field.value = value as string;
    }
  }, [ref]);
  const store = (event: FormEvent<HTMLFormElement>) => {
    draft.store(draftOf(event.currentTarget));
    clearError((event.target as HTMLInputElement).name);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(draftOf(event.currentTarget));
  };
  return (
    <Form ref={ref} noValidate onInput={store} onSubmit={handleSubmit}>
      <Field
        label={<FormattedMessage id="pages.complaints.category" defaultMessage="What is it about?" />}
        error={errorOf('category')}
      >
        {(control) => (
          <Select
            {...control}
            name={CATEGORY_FIELD}
            required
            defaultValue={COMPLAINT_CATEGORIES.find((known) => known === asked) ?? ''}
          >
            <option value="" disabled>
              {intl.formatMessage({ id: 'pages.complaints.category.none', defaultMessage: 'Choose one' })}
            </option>
            {COMPLAINT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {intl.formatMessage(CATEGORY_TEXTS[category])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={<FormattedMessage id="pages.complaints.text" defaultMessage="What happened?" />}
        hint={
          <FormattedMessage
            id="pages.complaints.text.hint"
            defaultMessage="When, what you did, what you expected. Never write a password or card number here."
          />
        }
        error={errorOf('text')}
      >
        {(control) => <Textarea {...control} name="text" required rows={8} maxLength={COMPLAINT_TEXT.max} />}
      </Field>
      <Field
        label={<FormattedMessage id="pages.complaints.link" defaultMessage="Link (optional)" />}
        hint={
          <FormattedMessage
            id="pages.complaints.link.hint"
            defaultMessage="The address of the profile or page you mean, if there is one."
          />
        }
        error={errorOf('link')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="link"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {email === null && (
        <Field
          label={<FormattedMessage id="pages.complaints.email" defaultMessage="Your e-mail address" />}
          hint={
            <FormattedMessage
              id="pages.complaints.email.hint"
              defaultMessage="We only use it to answer you."
            />
          }
          error={errorOf('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={EMAIL.max}
            />
          )}
        </Field>
      )}
      {email !== null && (
        <Small>
          <FormattedMessage
            id="pages.complaints.answerTo"
            defaultMessage="We’ll reply to {email}."
            values={{ email }}
          />
        </Small>
      )}
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <div>
        <Button type="submit" loading={busy}>
          <FormattedMessage id="pages.complaints.send" defaultMessage="Send complaint" />
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s5};
  @media print {
    button {
      display: none;
    }
  }
`;
