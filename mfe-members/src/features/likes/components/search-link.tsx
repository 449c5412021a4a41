import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';

/** Next action of an empty list. */
export function SearchLink() {
  const intl = useIntl();
  return (
    <ButtonLink to={pathTo('members')}>
      {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
    </ButtonLink>
  );
}
