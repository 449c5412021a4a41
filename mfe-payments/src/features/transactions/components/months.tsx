import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { TransactionRow } from './transaction-row.tsx';

/** Payments under the months they were made in, newest first. */
export function Months({ payments }: { payments: readonly Payment[] }) {
  const intl = useIntl();
  const timeZone = useMemberZone();
  const months = Map.groupBy(payments, ({ created_at: at }) =>
    intl.formatDate(at, { year: 'numeric', month: 'long', timeZone }),
  );
  return [...months].map(([month, items]) => (
    <section key={month}>
      <Month>{month}</Month>
      <List>
        {items.map((payment) => (
          <TransactionRow key={payment.id} payment={payment} />
        ))}
      </List>
    </section>
  ));
}

const Month = styled.h2`
  margin-bottom: ${theme.space.s2};
  font-size: ${theme.size.label};
  line-height: ${theme.line.label};
  font-weight: ${theme.weight.strong};
  &::first-letter {
    text-transform: uppercase;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.seam.button};
  margin-bottom: ${theme.space.s4h};
`;
