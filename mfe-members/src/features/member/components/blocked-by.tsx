import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Wrap } from '@rendezvous/ui/layout/page';

/** Replaces the page of a member that blocked the viewer (spec §6 Blocked user). */
export function BlockedBy({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <Wrap>
      <EmptyState
        level={1}
        title={intl.formatMessage({
          id: 'member.blocked.title',
          defaultMessage: 'This profile isn’t open to you',
        })}
        text={intl.formatMessage(
          {
            id: 'errors.blocked_by_member',
            defaultMessage: 'You’re blocked by {name}. You do not have access to this page.',
          },
          { name },
        )}
        action={
          <ButtonLink to={pathTo('members')} tone="outline">
            {intl.formatMessage({ id: 'member.blocked.back', defaultMessage: 'Back to the members' })}
          </ButtonLink>
        }
      />
    </Wrap>
  );
}
