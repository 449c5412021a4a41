import { useIntl } from 'react-intl';
import { Wrap } from '@rendezvous/ui/layout/page';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { SignUpOrLogIn } from '#src/lib/dialogs/sign-up-or-log-in.tsx';

/** Replaces the search where visitors may not search (spec §4 Signups setting, logged_out_search). */
export function LockedSearch() {
  const intl = useIntl();
  return (
    <Wrap>
      <EmptyState
        level={1}
        title={intl.formatMessage({ id: 'members.locked.title', defaultMessage: 'Members see members' })}
        text={intl.formatMessage({
          id: 'members.locked.text',
          defaultMessage: 'Only members can search here. Signing up is free.',
        })}
        action={<SignUpOrLogIn />}
      />
    </Wrap>
  );
}
