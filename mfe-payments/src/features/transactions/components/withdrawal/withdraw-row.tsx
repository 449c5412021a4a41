import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Small } from '@rendezvous/ui/layout/page';
import { WITHDRAW_HASH } from './withdraw-hash.ts';

/** Step 1 of the withdrawal function in a row of the list, while the right runs. */
export function WithdrawRow({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { withdrawal_words: words } = useSettings();
  const { withdrawable_until: until } = payment;
  if (until === null) return null;
  const day = intl.formatDate(until, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Line>
      <Small>
        {intl.formatMessage(
          { id: 'withdrawal.until', defaultMessage: 'Possible until the end of {day}.' },
          { day },
        )}
      </Small>
      <Link to={pathTo('transactions-id', { id: payment.id }) + WITHDRAW_HASH}>{words}</Link>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s3};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
`;
