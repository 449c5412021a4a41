import { useIntl } from 'react-intl';
import { OPERATOR_ROLES, type OperatorRole } from '@rendezvous/contract/operators/values';
import { Field } from '@rendezvous/ui/controls/field';
import { Select } from '@rendezvous/ui/controls/select';
import { roleName } from '#src/lib/role-name.ts';

/** What an operator is on the site for. */
export function RoleField({
  role,
  onChange,
}: {
  role: OperatorRole;
  onChange: (role: OperatorRole) => void;
}) {
  const intl = useIntl();
  const what: Record<OperatorRole, string> = {
    admin: intl.formatMessage({
      id: 'operators.admin.does',
      defaultMessage: 'Everything, operators and settings too.',
    }),
    support: intl.formatMessage({
      id: 'operators.support.does',
      defaultMessage: 'Members, complaints, small refunds and reasons for leaving; reads the settings.',
    }),
    reviewer: intl.formatMessage({
      id: 'operators.reviewer.does',
      defaultMessage: 'Reviews photos and profiles.',
    }),
    finance: intl.formatMessage({
      id: 'operators.finance.does',
      defaultMessage: 'Payments: refunds, waives debts, and confirms what others ask for.',
    }),
  };
  return (
    <Field label={intl.formatMessage({ id: 'operators.role', defaultMessage: 'Role' })} hint={what[role]}>
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={({ target }) => onChange(OPERATOR_ROLES.find((known) => known === target.value) ?? role)}
        >
          {OPERATOR_ROLES.map((each) => (
            <option key={each} value={each}>
              {roleName(intl, each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
