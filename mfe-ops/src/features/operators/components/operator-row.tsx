import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsOperator } from '@rendezvous/contract/operators/staff/schemas';
import { Button } from '@rendezvous/ui/controls/button';
import { useOperatorSession } from '#src/lib/operator.ts';
import { roleName } from '#src/lib/role-name.ts';
import { Row, RowWords } from '#src/lib/rows.tsx';
import { StatusTag } from '#src/lib/status-tag.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { OperatorDialog, type OperatorAct } from './operator-dialog.tsx';

/** One operator. The operator's own row has no acts: an admin does not lock themselves out. */
export function OperatorRow({ operator, onDone }: { operator: OpsOperator; onDone: () => unknown }) {
  const intl = useIntl();
  const time = useTimeText();
  const own = useOperatorSession().operator.id === operator.id;
  const [asked, setAsked] = useState<OperatorAct | null>(null);
  const acts: Record<OperatorAct, string> = {
    role: intl.formatMessage({ id: 'operators.act.role', defaultMessage: 'Change the role' }),
    reset: intl.formatMessage({ id: 'operators.act.reset', defaultMessage: 'Reset the second factor' }),
    retire: intl.formatMessage({ id: 'operators.act.retire', defaultMessage: 'Take the key away' }),
  };
  const { passkeys } = operator;
  const proves = operator.second_factor || passkeys > 0;
  const open: OperatorAct[] = ['role', ...(proves ? ['reset' as const] : []), 'retire'];
  return (
    <Row>
      <RowWords>
        <b>{operator.name}</b>
        <span>
          {roleName(intl, operator.role)}
          {operator.last_seen_at &&
            ` · ${intl.formatMessage(
              { id: 'operators.seen', defaultMessage: 'Last seen {time}' },
              { time: time(operator.last_seen_at) },
            )}`}
          {passkeys > 0 &&
            ` · ${intl.formatMessage(
              {
                id: 'operators.passkeys',
                defaultMessage: '{count, plural, one {# passkey} other {# passkeys}}',
              },
              { count: passkeys },
            )}`}
        </span>
      </RowWords>
      {!operator.active && (
        <StatusTag $tone="bad">
          {intl.formatMessage({ id: 'operators.retired', defaultMessage: 'No key any more' })}
        </StatusTag>
      )}
      {operator.active && !proves && (
        <StatusTag $tone="warn">
          {intl.formatMessage({ id: 'operators.noFactor', defaultMessage: 'No second factor yet' })}
        </StatusTag>
      )}
      {own && <StatusTag>{intl.formatMessage({ id: 'operators.you', defaultMessage: 'You' })}</StatusTag>}
      {operator.active &&
        !own &&
        open.map((act) => (
          <Button
            key={act}
            size="s"
            tone={act === 'retire' ? 'danger' : 'outline'}
            aria-label={`${acts[act]}: ${operator.name}`}
            onClick={() => setAsked(act)}
          >
            {acts[act]}
          </Button>
        ))}
      {asked && (
        <OperatorDialog
          operator={operator}
          act={asked}
          label={acts[asked]}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </Row>
  );
}
