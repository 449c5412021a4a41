import { FormattedMessage } from 'react-intl';
import { Button } from '@rendezvous/ui/controls/button';
import { MessagePage } from '#src/lib/message-page.tsx';

/** In place of any screen while the API is away: what is the matter, and a way to try again. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title={
        <FormattedMessage id="frame.unreachable.title" defaultMessage="We can’t be reached right now." />
      }
      text={
        <FormattedMessage
          id="frame.unreachable.text"
          defaultMessage="Nothing is lost. We’ll try again as soon as you’re back online, or you can do it now."
        />
      }
    >
      <Button onClick={onRetry}>
        <FormattedMessage id="ui.retry" defaultMessage="Try again" />
      </Button>
    </MessagePage>
  );
}
