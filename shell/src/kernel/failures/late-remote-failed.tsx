import { FormattedMessage } from 'react-intl';
import { latePart } from '@rendezvous/remote/late-part';
import { recovery } from './late-recovery.ts';
import type { RemoteFailedProps } from './remote-failed.tsx';

/** A link and a button in place of a card that is missing too. */
function PlainWayOn({ onRetry }: RemoteFailedProps) {
  return (
    <p role="alert">
      <button type="button" onClick={onRetry}>
        <FormattedMessage id="ui.retry" defaultMessage="Try again" />
      </button>
    </p>
  );
}

/** The card in place of a part that is missing; it comes with the rest of what helps then. */
export const RemoteFailed = latePart<RemoteFailedProps>(() => recovery.load().then((m) => m.RemoteFailed), {
  missing: PlainWayOn,
});
