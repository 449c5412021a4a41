import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '@rendezvous/ui/button';
import { MessagePage } from './message-page.tsx';

/** Any other failure of a page: its status, 500 when unknown, and what is known about it (spec §2 Unknown pages). */
export function ErrorPage({ status, message }: { status: number; message?: string }) {
  return (
    <MessagePage
      title={<FormattedMessage id="frame.error.title" defaultMessage="Error {status}" values={{ status: String(status || 500) }} />}
      text={message ?? <FormattedMessage id="frame.error.text" defaultMessage="An error occurred, please try again later." />}
    >
      <ButtonLink to="/" tone="outline">
        <FormattedMessage id="frame.notFound.home" defaultMessage="Back to home" />
      </ButtonLink>
    </MessagePage>
  );
}
