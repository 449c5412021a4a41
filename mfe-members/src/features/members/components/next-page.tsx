import { useIntl } from 'react-intl';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import type { Search } from '../hooks/use-filters.ts';
import { writeFilters } from '../filters.ts';

/** Link to the page after `cursor`, for browsers without scripts. Only the server draws it. */
export function NextPage({ search: { filters, defaults }, cursor }: { search: Search; cursor: string }) {
  const intl = useIntl();
  const address = writeFilters(filters, defaults);
  address.set('cursor', cursor);
  return (
    <ButtonLink to={`?${address}`} tone="outline" rel="next">
      {intl.formatMessage({ id: 'members.list.next', defaultMessage: 'Next page' })}
    </ButtonLink>
  );
}
