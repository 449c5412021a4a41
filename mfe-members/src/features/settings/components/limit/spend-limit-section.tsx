import { useIntl } from 'react-intl';
import { useCapability } from '@rendezvous/remote/react/hooks';
import { useSpendLimit } from '#src/features/settings/api/spend-limit.ts';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';
import { SpendLimit } from './spend-limit.tsx';

/** The most one wants to spend in a month: what it is, what it becomes, and a form to change it (PRODUCT.md §7). */
export function SpendLimitSection() {
  const intl = useIntl();
  const works = useCapability('spend_limit');
  const { data, error, mutate } = useSpendLimit();
  if (!works) return null;
  return (
    <Part
      title={intl.formatMessage({ id: 'settings.limit.title', defaultMessage: 'Spending limit' })}
      lead={intl.formatMessage({
        id: 'settings.limit.lead',
        defaultMessage:
          'The most you want to spend here in a calendar month. Orders above it are refused. Lowering it works straight away; raising it takes a day.',
      })}
    >
      {!data && (error ? <ListFailed onRetry={() => void mutate()} /> : <ListWaiting />)}
      {data && <SpendLimit facts={data} />}
    </Part>
  );
}
