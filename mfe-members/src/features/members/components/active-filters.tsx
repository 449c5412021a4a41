import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { ChipRemovable } from '@rendezvous/ui/controls/chip';
import { useActiveFilters } from '../hooks/use-active-filters.ts';
import type { Search } from '../hooks/use-filters.ts';

interface Props {
  search: Search;
  /** Leads to the results, when the last chip is gone. */
  onEmpty: () => void;
}

/** Active filters as chips. Each removes its own filter; the focus goes to the chip that replaces it. */
export function ActiveFilters({ search, onEmpty }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const chips = useActiveFilters(search);

  useEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      'li:not(:last-child) button, li:only-child button',
    );
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty();
  });

  return (
    <List
      ref={list}
      aria-label={intl.formatMessage(
        {
          id: 'members.filters.active',
          defaultMessage: '{count, plural, one {# filter set} other {# filters set}}',
        },
        { count: search.active },
      )}
    >
      {chips.map(({ name, text, without }, index) => (
        <li key={name}>
          <ChipRemovable
            removeLabel={intl.formatMessage(
              { id: 'members.filters.remove', defaultMessage: 'Remove {filter}' },
              { filter: text },
            )}
            onRemove={() => {
              removed.current = index;
              search.change(without);
            }}
          >
            {text}
          </ChipRemovable>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            tone="quiet"
            size="s"
            onClick={() => {
              search.clear();
              onEmpty();
            }}
          >
            {intl.formatMessage({ id: 'members.filters.clear', defaultMessage: 'Clear filters' })}
          </Button>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${theme.space.s2};

  > li {
    white-space: nowrap;
  }

  ${media.desktop} {
    flex-wrap: wrap;
  }
`;
