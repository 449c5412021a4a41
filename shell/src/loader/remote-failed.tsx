import { FormattedMessage } from 'react-intl';
import type { FailedStep } from './remote-loader.ts';

/** The card in place of a part that could not be had: what happened, and a way to try again. */
export function RemoteFailed({ step, tries, onRetry }: { step: FailedStep; tries: number; onRetry: () => void }) {
  return (
    <section data-failed={step} data-tries={tries}>
      <button type="button" onClick={onRetry}>
        <FormattedMessage id="frame.failed.retry" defaultMessage="Try again" />
      </button>
    </section>
  );
}
