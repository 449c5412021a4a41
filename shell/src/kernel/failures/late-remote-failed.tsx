import { FormattedMessage } from 'react-intl';
import { latePart } from '@rendezvous/remote/late-part';
import { recovery } from './late-recovery.ts';
import type { RemoteFailedProps } from './remote-failed.tsx';

/** Where not even the card is to be had, the way on is. */
function PlainWayOn({ onRetry }: RemoteFailedProps) {
  return (
    <p role="alert">
      <button type="button" onClick={onRetry}>
        <FormattedMessage id="ui.retry" defaultMessage="Try again" />
      </button>
    </p>
  );
}

/** The card in place of a part that could not be had; it comes with the rest of what helps then. */
export const RemoteFailed = latePart<RemoteFailedProps>(() => recovery.load().then((m) => m.RemoteFailed), {
  missing: PlainWayOn,
});
