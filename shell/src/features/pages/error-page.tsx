import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { Row } from '@rendezvous/ui/layout/page';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { useStore } from '#src/lib/store.ts';
import { MessagePage } from '#src/lib/message-page.tsx';

/** Status of a failure that has none (spec §2 Unknown pages). */
const UNKNOWN_STATUS = 500;

/** Any other failure of a page: its status, what is known about it, and two ways on (spec §2 Unknown pages). */
export function ErrorPage() {
  const { failure } = useFrame();
  const failed = useStore(failure);
  return (
    <MessagePage
      title={
        <FormattedMessage
          id="frame.error.title"
          defaultMessage="Error {status}"
          values={{ status: String(failed?.status || UNKNOWN_STATUS) }}
        />
      }
      text={
        failed?.message || (
          <FormattedMessage id="errors.generic" defaultMessage="An error occurred, please try again later." />
        )
      }
    >
      <Row $wrap>
        <Button onClick={() => failure.set(null)}>
          <FormattedMessage id="ui.retry" defaultMessage="Try again" />
        </Button>
        <ButtonLink to="/" tone="outline">
          <FormattedMessage id="frame.notFound.home" defaultMessage="Back to home" />
        </ButtonLink>
      </Row>
    </MessagePage>
  );
}
