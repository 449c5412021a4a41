import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { MessagePage } from '#src/lib/message-page.tsx';

/** A page of the product that this version does not have yet. */
export function NotHereYetPage() {
  const user = useFrameUser();
  return (
    <MessagePage
      title={<FormattedMessage id="frame.notYet.title" defaultMessage="Not here yet" />}
      text={
        <FormattedMessage
          id="frame.notYet.text"
          defaultMessage="This page is being built. It will open here once it’s ready."
        />
      }
    >
      <ButtonLink to={pathTo(user ? 'members' : 'index')} tone="outline">
        {user ? (
          <FormattedMessage id="members.search" defaultMessage="Search members" />
        ) : (
          <FormattedMessage id="frame.notFound.home" defaultMessage="Back to home" />
        )}
      </ButtonLink>
    </MessagePage>
  );
}
