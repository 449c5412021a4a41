import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Tabs } from '@rendezvous/ui/layout/tabs';

/** The pair of tabs on top of the board and the search, where the top bar has no room for Tonight (VISUAL.md §9). */
export function Ways({ current }: { current: 'tonight' | 'all' }) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage({ id: 'members.title', defaultMessage: 'Members' })}
      items={[
        {
          to: pathTo('index'),
          label: intl.formatMessage({ id: 'tonight.label', defaultMessage: 'Tonight' }),
          current: current === 'tonight',
        },
        {
          to: pathTo('members'),
          label: intl.formatMessage({ id: 'members.all', defaultMessage: 'All members' }),
          current: current === 'all',
        },
      ]}
    />
  );
}
