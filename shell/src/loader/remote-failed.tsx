import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/button';
import { Wrap } from '@rendezvous/ui/page';
import { text } from '@rendezvous/ui/text';
import { theme } from '@rendezvous/theme/theme';
import type { FailedStep } from './remote-loader.ts';

const Panel = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 12px;
  min-height: 50vh;
  margin-block: 24px;
  padding: 32px 20px;
  text-align: center;
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.r3};
  p {
    max-width: 44ch;
    color: ${theme.color.ink2};
  }
`;

const Title = styled.h1`
  ${text.d1}
`;

/** The card in place of a part that could not be had: what happened, and a way to try again. */
export function RemoteFailed({ step, tries, onRetry }: { step: FailedStep; tries: number; onRetry: () => void }) {
  // A script that hung once hangs again at its address: after a second failure a fresh page is the better offer.
  const again = tries < 2;
  return (
    <Wrap>
      <Panel role="alert" data-failed={step}>
        <Title>
          <FormattedMessage id="frame.failed.title" defaultMessage="This part didn’t arrive." />
        </Title>
        <p>
          <FormattedMessage id="frame.failed.text" defaultMessage="The rest of the page works. Try again, or come back in a minute." />
        </p>
        <Button onClick={onRetry}>
          <FormattedMessage id="frame.failed.retry" defaultMessage="Try again" />
        </Button>
        {!again && (
          <Button tone="quiet" onClick={() => window.location.reload()}>
            <FormattedMessage id="frame.failed.reload" defaultMessage="Reload the page" />
          </Button>
        )}
      </Panel>
    </Wrap>
  );
}
