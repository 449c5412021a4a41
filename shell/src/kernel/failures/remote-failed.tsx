import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Wrap } from '@rendezvous/ui/layout/page';
import type { FailedStep } from '#src/kernel/loader/remote-loading.ts';

const Room = styled(Wrap)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s3};
  padding-block: ${theme.space.s6};
  & > :first-child {
    width: 100%;
  }
`;

export interface RemoteFailedProps {
  step: FailedStep;
  tries: number;
  onRetry: () => void;
}

/** The card in place of a part that is missing: what happened, and a way to try again. */
export function RemoteFailed({ step, tries, onRetry }: RemoteFailedProps) {
  return (
    <Room data-failed={step}>
      <FailedRegion
        title={<FormattedMessage id="frame.failed.title" defaultMessage="This part didn’t load." />}
        onRetry={onRetry}
      >
        <FormattedMessage
          id="frame.failed.text"
          defaultMessage="The rest of the page works. Try again, or come back in a minute."
        />
      </FailedRegion>
      {/* A script that hung once hangs again at its address: after a second failure a fresh page is the better offer. */}
      {tries > 1 && (
        <Button tone="quiet" onClick={() => window.location.reload()}>
          <FormattedMessage id="frame.failed.reload" defaultMessage="Reload the page" />
        </Button>
      )}
    </Room>
  );
}
