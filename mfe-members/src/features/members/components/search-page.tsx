import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { latePart } from '@rendezvous/remote/late-part';
import { useSettings, useShell, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { WideWrap } from '@rendezvous/ui/layout/page';
import { useMembers, type Ahead, type MembersList } from '../api/get-members.ts';
import { useFilters } from '../hooks/use-filters.ts';
import { FilterRail } from './filter-rail.tsx';
import { FilterRow } from './filter-row.tsx';
import { LockedSearch } from './locked-search.tsx';
import { NextPage } from './next-page.tsx';
import { PlainFilters } from './plain-filters.tsx';
import { Results } from './results.tsx';
import { SearchHeading } from './search-heading.tsx';

/** Without it the list works, one page at a press. */
const ListUpkeep = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ './list-upkeep.tsx').then((module) => module.ListUpkeep),
  { missing: () => null, afterHydration: true },
);

/** Sections of people from elsewhere, below the results; empty on most sites. */
export type OtherPlaces = (props: { query: MembersList['query'] }) => ReactNode;

/** Filters left from 992 px, above the results below that width; results in a paired grid. */
export function SearchPage({ elsewhere: OtherPlaces }: { elsewhere: OtherPlaces }) {
  const intl = useIntl();
  const shell = useShell();
  const user = useUser();
  const { member_resell: resell, cam_url: cams } = useSettings();
  const search = useFilters();
  const found = useRef<HTMLDivElement>(null);
  const ahead = useRef<Ahead>(undefined);
  const list = useMembers(search.filters, ahead);
  const { results, error, retry, loadMore, loadingMore } = list;
  const { search: address } = useLocation();
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

  const showResults = () => found.current?.focus();

  if (!user && error?.code === 'authentication_required') return <LockedSearch />;
  return (
    <Layout>
      <noscript>
        {typeof document === 'undefined' && <PlainFilters filters={search.filters} active={search.active} />}
      </noscript>
      <FilterRail search={search} found={results?.num_results} onShow={showResults} />
      <div ref={found} tabIndex={-1}>
        <SearchHeading filters={search.filters} results={results} />
        <FilterRow search={search} found={results?.num_results} onShow={showResults} />
        {error && !results ? (
          <FailedRegion onRetry={retry} />
        ) : (
          <Results
            results={results}
            onClear={search.active > 0 ? search.clear : undefined}
            onMore={() => void handleMore()}
            loadingMore={loadingMore}
            next={
              typeof document === 'undefined' &&
              results?.next_cursor && <NextPage search={search} cursor={results.next_cursor} />
            }
          />
        )}
        {results && (resell || cams) && <OtherPlaces query={list.query} />}
      </div>
      {results && <ListUpkeep key={address} list={{ ...list, results }} place={found} ahead={ahead} />}
    </Layout>
  );
}

const Layout = styled(WideWrap)`
  padding-block: ${theme.space.s4h} 0;

  /* The results get the focus from the filters' button. */
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
`;
