import type { IntlShape } from 'react-intl';
import type { OperatorRole } from '@rendezvous/contract/operators/values';

/** Name of a role, for the rail and for the list of operators. */
export function roleName(intl: Pick<IntlShape, 'formatMessage'>, role: OperatorRole): string {
  const names: Record<OperatorRole, string> = {
    admin: intl.formatMessage({ id: 'ops.role.admin', defaultMessage: 'Admin' }),
    support: intl.formatMessage({ id: 'ops.role.support', defaultMessage: 'Support' }),
    reviewer: intl.formatMessage({ id: 'ops.role.reviewer', defaultMessage: 'Review' }),
    finance: intl.formatMessage({ id: 'ops.role.finance', defaultMessage: 'Finance' }),
  };
  return names[role];
}
