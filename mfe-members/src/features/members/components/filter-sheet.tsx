import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Modal } from '@rendezvous/ui/feedback/modal';
import type { Search } from '../hooks/use-filters.ts';
import { FilterActions } from './filter-actions.tsx';
import { FilterForm } from './filter-form.tsx';

interface Props {
  search: Search;
  /** Number of results; absent while counting. */
  found: number | undefined;
  onClose: () => void;
}

/** Sheet with all filters. Its button shows the number of results and stays in view while the filters scroll. */
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
        <FilterActions search={search} found={found} onShow={onClose} />
      </Actions>
    </Modal>
  );
}

const Form = styled.div`
  margin-top: ${theme.space.s4};
  /* A focused field stays above the actions. */
  & :is(input, select, button) {
    scroll-margin-bottom: ${theme.space.s9};
  }
`;

/** As wide as the sheet, including its padding. */
const Actions = styled.div`
  position: sticky;
  bottom: -${theme.space.s5};
  z-index: 3;
  display: grid;
  gap: ${theme.space.s1};
  margin: ${theme.space.s5} -${theme.space.s4h} -${theme.space.s5};
  padding: ${theme.space.s3} ${theme.space.s4h} calc(${theme.space.s3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.phone} {
    bottom: -${theme.space.s6};
    margin: ${theme.space.s5} -${theme.space.s6h} -${theme.space.s6};
    padding-inline: ${theme.space.s6h};
  }
`;
