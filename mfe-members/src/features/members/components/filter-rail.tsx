import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import type { Search } from '../hooks/use-filters.ts';
import { FilterActions } from './filter-actions.tsx';
import { FilterForm } from './filter-form.tsx';

interface Props {
  search: Search;
  /** Number of results; absent while counting. */
  found: number | undefined;
  /** Leads to the results. */
  onShow: () => void;
}

/** Filters beside the results, from 992 px. The filters scroll; heading and actions stay in view. */
export function FilterRail({ search, found, onShow }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' });
  return (
    <Rail aria-label={title}>
      <Title>{title}</Title>
      <Fields>
        <FilterForm filters={search.filters} onChange={search.change} />
      </Fields>
      <Actions>
        <FilterActions search={search} found={found} onShow={onShow} />
      </Actions>
    </Rail>
  );
}

const Rail = styled.aside`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: 88px;
    display: flex;
    flex-direction: column;
    align-self: start;
    max-height: calc(100vh - 104px);
  }
`;

const Title = styled.h2`
  ${text.title}
  margin-bottom: ${theme.space.s3};
`;

const Fields = styled.div`
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  /* Room for focus rings, which the overflow would cut. */
  margin: -${theme.space.s1h};
  padding: ${theme.space.s1h};
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  padding-top: ${theme.space.s3};
  border-top: 1px solid ${theme.color.line};
`;
