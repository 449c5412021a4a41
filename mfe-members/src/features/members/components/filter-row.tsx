import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { latePart } from '@rendezvous/remote/late-part';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Badge } from '@rendezvous/ui/layout/badge';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { FILTERS } from '@rendezvous/ui/icons/actions/filters';
import type { Search } from '../hooks/use-filters.ts';

const FilterSheet = lazyScreen(() =>
  import(/* webpackChunkName: "search-parts" */ './filter-sheet.tsx').then((module) => module.FilterSheet),
);

/** Chips come after the page, into the room reserved in the row. */
const ActiveFilters = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ './active-filters.tsx').then(
      (module) => module.ActiveFilters,
    ),
  { missing: 'insist', afterHydration: true },
);

interface Props {
  search: Search;
  /** Number of results; absent while counting. */
  found: number | undefined;
  /** Leads to the results. */
  onShow: () => void;
}

/** Row of active filters. Below 992 px it scrolls and begins with the button that opens the sheet with all filters. */
export function FilterRow({ search, found, onShow }: Props) {
  usePreload(FilterSheet);
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { active } = search;
  return (
    <>
      <Row>
        <Button tone="outline" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={FILTERS} />
          {intl.formatMessage({ id: 'members.filters.title', defaultMessage: 'Filters' })}
          {active > 0 && (
            <Badge
              tone="plain"
              count={active}
              label={intl.formatMessage(
                {
                  id: 'members.filters.active',
                  defaultMessage: '{count, plural, one {# filter set} other {# filters set}}',
                },
                { count: active },
              )}
            />
          )}
        </Button>
        {active > 0 && (
          <Chips>
            <ActiveFilters search={search} onEmpty={onShow} />
          </Chips>
        )}
      </Row>
      {open && <FilterSheet search={search} found={found} onClose={() => setOpen(false)} />}
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space.s2};
  margin: 0 -${theme.space.s4} ${theme.space.s4};
  padding: ${theme.space.s1} ${theme.space.s4};
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  ${media.desktop} {
    margin: 0;
    padding: 0;
    overflow: visible;

    > button {
      display: none;
    }

    > div {
      flex: auto;
    }
  }
`;

/** Room for one line of chips. */
const Chips = styled.div`
  ${media.desktop} {
    min-height: ${theme.size.target};
    margin-bottom: ${theme.space.s4};
  }
`;
