import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@rendezvous/ui/button';
import { MessagePage } from './message-page.tsx';

/** No such page (spec §2 Unknown pages). */
export function NotFoundPage() {
  return (
    <MessagePage
      title={<FormattedMessage id="frame.notFound.title" defaultMessage="This page could not be found" />}
      text={<FormattedMessage id="frame.notFound.text" defaultMessage="The two halves missed each other. Check the address, or start again from home." />}
    >
      <ButtonLink to="/">
        <FormattedMessage id="frame.notFound.home" defaultMessage="Back to home" />
      </ButtonLink>
    </MessagePage>
  );
}
