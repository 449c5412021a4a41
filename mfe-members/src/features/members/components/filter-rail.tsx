import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { text } from '@rendezvous/ui/text';
import type { Search } from '../hooks/use-filters.ts';
import { FilterForm } from './filter-form.tsx';

/** Filters beside the results, from 992 px. */
export function FilterRail({ search }: { search: Search }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' });
  return (
    <Rail aria-label={title}>
      <Title>{title}</Title>
      <FilterForm filters={search.filters} onChange={search.change} />
      {search.active > 0 && (
        <Button tone="quiet" onClick={search.clear}>
          {intl.formatMessage({ id: 'members.filters.clear', defaultMessage: 'Clear filters' })}
        </Button>
      )}
    </Rail>
  );
}

const Rail = styled.aside`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: 88px;
    display: block;
    align-self: start;
    max-height: calc(100vh - 104px);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Room for focus rings, which the overflow would cut. */
    margin: -${theme.space.s1h};
    padding: ${theme.space.s1h};
  }
`;

const Title = styled.h2`
  ${text.title}
  margin-bottom: ${theme.space.s4};
`;
