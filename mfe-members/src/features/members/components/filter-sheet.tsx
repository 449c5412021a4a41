import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';
import type { Search } from '../hooks/use-filters.ts';
import { FilterForm } from './filter-form.tsx';

interface Props {
  search: Search;
  /** Number of results; absent while counting. */
  found: number | undefined;
  onClose: () => void;
}

/** Sheet with all filters; its button shows the number of results. */
export function FilterSheet({ search, found, onClose }: Props) {
  const intl = useIntl();
  return (
    <Modal
      title={intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' })}
      onClose={onClose}
    >
      <Form>
        <FilterForm filters={search.filters} onChange={search.change} />
      </Form>
      <Actions>
        <Button wide onClick={onClose} loading={found === undefined}>
          {intl.formatMessage(
            {
              id: 'members.filters.show',
              defaultMessage:
                '{count, plural, =0 {Nobody yet, show anyway} one {Show # member} other {Show # members}}',
            },
            { count: found ?? 0 },
          )}
        </Button>
        {search.active > 0 && (
          <Button tone="quiet" wide onClick={search.clear}>
            {intl.formatMessage({ id: 'members.filters.clear', defaultMessage: 'Clear filters' })}
          </Button>
        )}
      </Actions>
    </Modal>
  );
}

const Form = styled.div`
  margin-top: ${theme.space.s4};
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s5};
`;
