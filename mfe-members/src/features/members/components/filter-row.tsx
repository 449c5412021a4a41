import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Badge } from '@rendezvous/ui/badge';
import { Button } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/chevron-down';
import { FILTERS } from '@rendezvous/ui/icons/filters';
import { useCountryName } from '#src/lib/places.ts';
import type { Search } from '../hooks/use-filters.ts';
import { ageText } from './age-text.ts';

const FilterSheet = lazyScreen(() =>
  import(/* webpackChunkName: "filter-parts" */ './filter-sheet.tsx').then((module) => module.FilterSheet),
);

/** Scrolling row of active filters below 992 px; opens the sheet with all filters. */
export function FilterRow({ search, found }: { search: Search; found: number | undefined }) {
  usePreload(FilterSheet);
  const intl = useIntl();
  const countryName = useCountryName();
  const [open, setOpen] = useState(false);
  const { filters, active } = search;
  const age = ageText(intl, filters);
  const place = filters.countryregion ?? (filters.country && countryName(filters.country));
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
        {[place, age].filter(Boolean).map((text) => (
          <Button key={text} tone="outline" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text}
            <Icon of={CHEVRON_DOWN} size="s" />
          </Button>
        ))}
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
    display: none;
  }
`;
