import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/failed-region';
import { Wrap } from '@rendezvous/ui/page';
import { useMembers } from '../api/get-members.ts';
import { useFilters } from '../hooks/use-filters.ts';
import { FilterRail } from './filter-rail.tsx';
import { FilterRow } from './filter-row.tsx';
import { LockedSearch } from './locked-search.tsx';
import { Results } from './results.tsx';
import { SearchHeading } from './search-heading.tsx';

/** Filters left from 992 px, above the results below that width; results in a paired grid. */
export function SearchPage() {
  const intl = useIntl();
  const shell = useShell();
  const user = useUser();
  const search = useFilters();
  const found = useRef<HTMLDivElement>(null);
  const { results, error, retry, loadMore, loadingMore } = useMembers(search.filters);
  async function handleMore() {
    try {
      await loadMore();
    } catch {
      shell.toast({
        text: intl.formatMessage({
          id: 'members.list.more.failed',
          defaultMessage: 'That page didn’t load. Try again in a moment.',
        }),
        tone: 'bad',
      });
    }
  }

  if (!user && error?.code === 'authentication_required') return <LockedSearch />;
  return (
    <Layout>
      <FilterRail search={search} found={results?.num_results} onShow={() => found.current?.focus()} />
      <div ref={found} tabIndex={-1}>
        <SearchHeading filters={search.filters} results={results} />
        <FilterRow search={search} found={results?.num_results} />
        {error && !results ? (
          <FailedRegion onRetry={retry} />
        ) : (
          <Results
            results={results}
            onClear={search.active > 0 ? search.clear : undefined}
            onMore={() => void handleMore()}
            loadingMore={loadingMore}
          />
        )}
      </div>
    </Layout>
  );
}

const Layout = styled(Wrap)`
  padding-block: ${theme.space.s4h} 0;

  /* The results take the focus from the filters' button. */
  > div:focus {
    outline: none;
    box-shadow: none;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${theme.space.s7};
    padding-top: ${theme.space.s5h};
  }

  ${media.huge} {
    max-width: 1680px;
  }
`;
