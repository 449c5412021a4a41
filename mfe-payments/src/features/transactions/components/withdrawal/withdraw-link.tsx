import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Small } from '@rendezvous/ui/layout/page';
import { useWithdrawalOffer } from '#src/features/transactions/api/get-withdrawal.ts';
import { WITHDRAW_HASH } from './withdraw-hash.ts';

/** Step 1 of the withdrawal function, beside a purchase for as long as the right runs: the words of the law and the last day (PRODUCT.md §1). */
export function WithdrawLink({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { withdrawal_words: words } = useSettings();
  const { data } = useWithdrawalOffer(payment.status === 'completed' ? payment.id : null);
  if (!data?.open || data.last_day === null) return null;
  const day = intl.formatDate(data.last_day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Row>
      <ButtonLink to={WITHDRAW_HASH} tone="outline">
        {words}
      </ButtonLink>
      <Small>
        {intl.formatMessage(
          { id: 'withdrawal.until', defaultMessage: 'Possible until the end of {day}.' },
          { day },
        )}
      </Small>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s4};
  margin-top: ${theme.space.s5};
`;
