import { useIntl } from 'react-intl';
import type { ReportReason } from '@rendezvous/contract/resources/reports/values';

/** Reasons of a report, in the words of members. */
export function useReportReasons(): Record<ReportReason, string> {
  const intl = useIntl();
  return {
    minor: intl.formatMessage({ id: 'reason.minor', defaultMessage: 'Looks under 18' }),
    threat: intl.formatMessage({
      id: 'safety.report.reason.threat',
      defaultMessage: 'Threats or violence',
    }),
    fake: intl.formatMessage({
      id: 'safety.report.reason.fake',
      defaultMessage: 'Fake profile or someone else’s photos',
    }),
    money: intl.formatMessage({
      id: 'safety.report.reason.money',
      defaultMessage: 'Asks for money or advertises',
    }),
    offensive: intl.formatMessage({
      id: 'safety.report.reason.offensive',
      defaultMessage: 'Sexual or offensive photo or text',
    }),
    harassment: intl.formatMessage({
      id: 'safety.report.reason.harassment',
      defaultMessage: 'Insults or keeps pestering me',
    }),
    other: intl.formatMessage({ id: 'reason.other', defaultMessage: 'Something else' }),
  };
}
