import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/layout/visually-hidden.tsx';

export interface WaitingProps {
  /** Sentence for screen readers, for example "Loading profiles"; "Loading" by default. */
  label?: string;
  /** Shapes of the content to come: `Skeleton`s. */
  children: ReactNode;
  className?: string;
}

/** A region that waits for its content: skeletons for the eye, one sentence for screen readers. */
export function Waiting({ label, children, className }: WaitingProps) {
  const intl = useIntl();
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden role="status">
        {label ?? intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Loading' })}
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
