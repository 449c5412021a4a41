import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
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

const Card = lazy(() =>
  recovery().then(
    (m) => ({ default: m.RemoteFailed }),
    () => ({ default: PlainWayOn }),
  ),
);

/** The card in place of a part that could not be had; it comes with the rest of what helps then. */
export function RemoteFailed(props: RemoteFailedProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
