import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { PAYMENT_SEARCH } from '@rendezvous/contract/operators/money/values';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { useRoom } from '#src/lib/use-room.ts';
import { SearchForm } from '#src/lib/search-form.tsx';

/** Looks payments up. The search text is in the address, so that the way back from a payment leads to the list. */
export function FindForm({ asked }: { asked: string }) {
  const intl = useIntl();
  const room = useRoom();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const [isAsked, setAsked] = useState(false);
  const fault = isAsked ? textFault(PAYMENT_SEARCH, visibleText(typed)) : undefined;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const q = visibleText(typed);
    if (textFault(PAYMENT_SEARCH, q)) return event.currentTarget.querySelector('input')?.focus();
    void navigate(`${room.way()}?${new URLSearchParams({ q })}`);
  };
  return (
    <SearchForm role="search" noValidate onSubmit={handleSubmit}>
      <Field
        label={intl.formatMessage({ id: 'money.find.label', defaultMessage: 'Find a payment' })}
        hint={intl.formatMessage({
          id: 'money.find.hint',
          defaultMessage:
            'Order or receipt number, the provider’s ID, or the member’s ID or whole e-mail address. Every look is logged with your name.',
        })}
        error={fault && fieldErrorText(intl, fault)}
      >
        {(control) => (
          <TextInput
            {...control}
            icon={SEARCH}
            autoComplete="off"
            maxLength={PAYMENT_SEARCH.max}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{intl.formatMessage({ id: 'action.search', defaultMessage: 'Search' })}</Button>
    </SearchForm>
  );
}
