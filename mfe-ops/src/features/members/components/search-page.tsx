import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import { MEMBER_SEARCH } from '@rendezvous/contract/operators/values';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { Button } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Field } from '@rendezvous/ui/controls/field';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { FoundMembers } from './found-members.tsx';
import { SearchForm } from '#src/lib/search-form.tsx';

/** Looks members up. The search text is in the address, so that the way back from a member leads to the list. */
export function SearchPage() {
  const intl = useIntl();
  const room = useRoom();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  // An address typed by hand may have what no search accepts.
  const sought = textFault(MEMBER_SEARCH, asked) ? '' : asked;
  const [typed, setTyped] = useState(asked);
  const [isAsked, setAsked] = useState(false);
  const fault = isAsked ? textFault(MEMBER_SEARCH, visibleText(typed)) : undefined;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const q = visibleText(typed);
    if (textFault(MEMBER_SEARCH, q)) return event.currentTarget.querySelector('input')?.focus();
    void navigate(`${room.way()}?${new URLSearchParams({ q })}`);
  };
  return (
    <RoomPage title={room.title}>
      <SearchForm role="search" noValidate onSubmit={handleSubmit}>
        <Field
          label={intl.formatMessage({ id: 'members.search.label', defaultMessage: 'Find a member' })}
          hint={intl.formatMessage({
            id: 'members.search.hint',
            defaultMessage: 'Beginning of the name, whole e-mail address, or ID.',
          })}
          error={fault && fieldErrorText(intl, fault)}
        >
          {(control) => (
            <TextInput
              {...control}
              icon={SEARCH}
              autoComplete="off"
              maxLength={MEMBER_SEARCH.max}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit">{intl.formatMessage({ id: 'action.search', defaultMessage: 'Search' })}</Button>
      </SearchForm>
      {sought ? (
        <FoundMembers q={sought} />
      ) : (
        <EmptyState
          title={intl.formatMessage({ id: 'members.start.title', defaultMessage: 'Who is it about?' })}
          text={intl.formatMessage({
            id: 'members.start.text',
            defaultMessage: 'Every time you open a member, it’s logged with your name.',
          })}
        />
      )}
    </RoomPage>
  );
}
