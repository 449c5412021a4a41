import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui/controls/button';
import type { Search } from '../hooks/use-filters.ts';

interface Props {
  search: Search;
  /** Number of results; absent while counting. */
  found: number | undefined;
  onShow: () => void;
}

/** Leads to the results, whose number it shows, and clears the filters. */
export function FilterActions({ search, found, onShow }: Props) {
  const intl = useIntl();
  return (
    <>
      <Button wide onClick={onShow} loading={found === undefined}>
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
    </>
  );
}
