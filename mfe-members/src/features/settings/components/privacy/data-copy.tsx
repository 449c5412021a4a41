import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';
import type { Act } from '@rendezvous/domain/forms/use-act';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Row } from '@rendezvous/ui/layout/page';

interface Props {
  copy: ExportResponse;
  order: Act<void, ExportResponse>;
  download: Act<void, void>;
}

const MEGABYTE = 1_000_000;

/** Size of a file in the unit that reads best. */
const sizeText = (intl: IntlShape, bytes: number): string =>
  intl.formatNumber(bytes < MEGABYTE ? Math.ceil(bytes / 1_000) : bytes / MEGABYTE, {
    style: 'unit',
    unit: bytes < MEGABYTE ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });

/** State of the copy, and the acts that it allows. */
export function DataCopy({ copy: { state, expires_at, bytes }, order, download }: Props) {
  const intl = useIntl();
  const request = intl.formatMessage({ id: 'settings.data.request', defaultMessage: 'Request my data' });
  return (
    <Room>
      <div role="status">
        {state === 'preparing' && (
          <p>
            {intl.formatMessage({
              id: 'settings.data.preparing',
              defaultMessage:
                'We’re putting it together. We’ll e-mail you when it’s ready: no need to wait here.',
            })}
          </p>
        )}
        {state === 'ready' && expires_at && (
          <p>
            {intl.formatMessage(
              {
                id: 'settings.data.ready',
                defaultMessage: 'Your data is ready. You can download it until {until}.',
              },
              { until: intl.formatDate(expires_at, { dateStyle: 'long', timeStyle: 'short' }) },
            )}
          </p>
        )}
        {state === 'failed' && (
          <Alert tone="bad">
            {intl.formatMessage({
              id: 'settings.data.failed',
              defaultMessage: 'That didn’t work this time. Please request it again.',
            })}
          </Alert>
        )}
      </div>
      {state === 'ready' && (
        <Row $wrap>
          <Button tone="outline" loading={download.busy} onClick={() => void download.run()}>
            {intl.formatMessage(
              { id: 'settings.data.download', defaultMessage: 'Download ({size})' },
              { size: sizeText(intl, bytes ?? 0) },
            )}
          </Button>
          <Button tone="quiet" loading={order.busy} onClick={() => void order.run()}>
            {intl.formatMessage({ id: 'settings.data.again', defaultMessage: 'Request a new copy' })}
          </Button>
        </Row>
      )}
      {(state === 'none' || state === 'failed') && (
        <div>
          <Button tone="outline" loading={order.busy} onClick={() => void order.run()}>
            {request}
          </Button>
        </div>
      )}
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
  margin-top: ${theme.space.s2};
`;
