import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';

export interface SentReport {
  ticket: string;
  blocked: boolean;
}

interface Props {
  name: string;
  sent: SentReport;
  onClose: () => void;
}

/** The report's number, and what happens to it. */
export function ReportSent({ name, sent: { ticket, blocked }, onClose }: Props) {
  const intl = useIntl();
  return (
    <Said>
      <p>
        {intl.formatMessage(
          {
            id: 'safety.report.next',
            defaultMessage:
              'Someone on our team will look at it and decide. Your report has the number {ticket}: mention it if you write to us.',
          },
          { ticket: <b key="ticket">{ticket}</b> },
        )}
      </p>
      {blocked && (
        <p>
          {intl.formatMessage(
            { id: 'safety.report.blocked', defaultMessage: '{name} is blocked as well.' },
            { name },
          )}
        </p>
      )}
      <Button wide tone="outline" onClick={onClose}>
        {intl.formatMessage({ id: 'safety.report.close', defaultMessage: 'OK' })}
      </Button>
    </Said>
  );
}

const Said = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s3};
`;
