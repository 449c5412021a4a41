import { useIntl } from 'react-intl';
import type { ReportDecision, ReportKind, ReportReason } from '@rendezvous/contract/resources/reports/values';

/** What is reported, why, and what is decided. */
export function useReportWords(): {
  kinds: Record<ReportKind, string>;
  reasons: Record<ReportReason, string>;
  decisions: Record<ReportDecision, string>;
} {
  const intl = useIntl();
  return {
    kinds: {
      profile: intl.formatMessage({ id: 'reports.kind.profile', defaultMessage: 'Profile' }),
      photo: intl.formatMessage({ id: 'reports.kind.photo', defaultMessage: 'Photo' }),
      message: intl.formatMessage({ id: 'reports.kind.message', defaultMessage: 'Message' }),
    },
    reasons: {
      minor: intl.formatMessage({ id: 'reason.minor', defaultMessage: 'Looks under 18' }),
      threat: intl.formatMessage({ id: 'reports.reason.threat', defaultMessage: 'Threats or violence' }),
      fake: intl.formatMessage({ id: 'reports.reason.fake', defaultMessage: 'Fake, or photos of another' }),
      money: intl.formatMessage({ id: 'reports.reason.money', defaultMessage: 'Asks for money, advertises' }),
      offensive: intl.formatMessage({
        id: 'reports.reason.offensive',
        defaultMessage: 'Sexual or offensive',
      }),
      harassment: intl.formatMessage({ id: 'reports.reason.harassment', defaultMessage: 'Insults, pesters' }),
      other: intl.formatMessage({ id: 'reason.other', defaultMessage: 'Something else' }),
    },
    decisions: {
      unfounded: intl.formatMessage({ id: 'reports.decision.unfounded', defaultMessage: 'No breach found' }),
      photo_rejected: intl.formatMessage({
        id: 'reports.decision.photo',
        defaultMessage: 'Take the photo away',
      }),
      profile_held: intl.formatMessage({
        id: 'reports.decision.profile',
        defaultMessage: 'Hide the profile until its review',
      }),
      suspended: intl.formatMessage({
        id: 'reports.decision.suspended',
        defaultMessage: 'Suspend the member',
      }),
      handled: intl.formatMessage({
        id: 'reports.decision.handled',
        defaultMessage: 'Dealt with already',
      }),
    },
  };
}
