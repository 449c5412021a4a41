import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { DELETE_REASONS } from '@rendezvous/contract/resources/deletion/values';
import type { OpsLeavingResponse } from '@rendezvous/contract/operators/staff/schemas';
import { theme } from '@rendezvous/theme/theme';
import { useReasonNames } from '#src/lib/use-reason-names.ts';

type Counts = OpsLeavingResponse['items'];

/** Numbers by reason, a column for each month, the latest first. */
export function CountTable({ counts }: { counts: Counts }) {
  const intl = useIntl();
  const names = useReasonNames();
  const months = [...new Set(counts.map(({ month }) => month))].toSorted().toReversed();
  const count = (month: string, reason: string): number =>
    counts.find((known) => known.month === month && known.reason === reason)?.count ?? 0;
  const reason = intl.formatMessage({ id: 'leaving.reason', defaultMessage: 'Reason' });
  return (
    <Scroll tabIndex={0} role="group" aria-label={reason}>
      <table>
        <thead>
          <tr>
            <th scope="col">{reason}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {intl.formatDate(month, { month: 'short', year: 'numeric', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DELETE_REASONS.map((each) => (
            <tr key={each}>
              <th scope="row">{names[each]}</th>
              {months.map((month) => (
                <td key={month}>{intl.formatNumber(count(month, each))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: ${theme.space.s2} ${theme.space.s3};
    border-top: 1px solid ${theme.color.line};
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    border-top: 0;
    font-size: ${theme.size.small};
    color: ${theme.color.ink2};
  }
  & tbody th {
    font-weight: ${theme.weight.medium};
  }
`;
