import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { LinkRow } from './link-row.tsx';

/** Ways to the people behind the site: customer service and complaints. */
export function HelpLinks() {
  const intl = useIntl();
  return (
    <>
      <LinkRow
        to={pathTo('pages-service')}
        label={intl.formatMessage({ id: 'frame.page.service', defaultMessage: 'Customer service' })}
        hint={intl.formatMessage({
          id: 'settings.help.service.what',
          defaultMessage: 'Answers, and how to reach us.',
        })}
      />
      <LinkRow
        to={pathTo('complaints')}
        label={intl.formatMessage({ id: 'settings.help.complaint', defaultMessage: 'Make a complaint' })}
        hint={intl.formatMessage({
          id: 'settings.help.complaint.what',
          defaultMessage: 'Something went wrong, or a member behaved badly.',
        })}
      />
    </>
  );
}
