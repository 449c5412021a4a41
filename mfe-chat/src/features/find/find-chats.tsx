import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import type { FindProps } from '#src/lib/parts.ts';

/** Search of the conversations by the other member's name; the list answers while one types (spec §2 chats overview). */
export function FindChats({ name, onChange, isEmpty }: FindProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'find.label', defaultMessage: 'Search by name' });
  return (
    <Place role="search">
      <TextInput
        type="search"
        icon={SEARCH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status">
        {isEmpty &&
          intl.formatMessage({ id: 'find.none', defaultMessage: 'No conversation with that name.' })}
      </p>
    </Place>
  );
}

const Place = styled.div`
  padding: 0 ${theme.space.s4} ${theme.space.s3};
  & p:not(:empty) {
    padding-top: ${theme.space.s3};
    color: ${theme.color.ink2};
  }
`;
