import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/button';
import type { Search } from '../hooks/use-filters.ts';
import { FilterForm } from './filter-form.tsx';

/** The filters beside the results, from 992 px. */
export function FilterRail({ search }: { search: Search }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' });
  return (
    <Rail aria-label={title}>
      <Title>{title}</Title>
      <FilterForm filters={search.filters} onChange={search.change} />
      {search.active > 0 && (
        <Button variant="quiet" onClick={search.clear}>
          {intl.formatMessage({ id: 'members.filters.clear', defaultMessage: 'Clear filters' })}
        </Button>
      )}
    </Rail>
  );
}
