import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import type { WithdrawResponse } from '@rendezvous/contract/resources/withdrawal/schemas';
import { formatMoney } from '@rendezvous/i18n/money';
import { useSettings, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { Icon } from '@rendezvous/ui/layout/icon';
import { useWithdrawalOffer } from '#src/features/transactions/api/get-withdrawal.ts';
import { Received } from './received.tsx';
import { Statement } from './statement.tsx';

export interface WithdrawalProps {
  payment: Payment;
  /** Called once a statement has arrived: payment and credits are others now. */
  onDone: () => void;
}

/** Step 2 of the withdrawal function: what goes back, the statement, and the button with the words of the law (PRODUCT.md §1 Withdrawal). */
export function Withdrawal({ payment, onDone }: WithdrawalProps) {
  const intl = useIntl();
  const shell = useShell();
  const { pathname } = useLocation();
  const { withdrawal_words: words } = useSettings();
  const [answer, setAnswer] = useState<WithdrawResponse | null>(null);
  const { data, error, mutate } = useWithdrawalOffer(payment.id);
  useTitle(words);

  function handleDone(received: WithdrawResponse): void {
    setAnswer(received);
    onDone();
    void mutate();
    void shell.refresh('user');
  }
  if (answer) return <Received answer={answer} back={pathname} />;
  return (
    <>
      <Back>
        <ButtonLink to={pathname} tone="quiet" size="s">
          <Icon of={ARROW_LEFT} />
          {intl.formatMessage(
            { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
            { count: payment.credits },
          )}
          {', '}
          {formatMoney(intl.locale, payment.amount)}
        </ButtonLink>
      </Back>
      {data && <Statement payment={payment} offer={data} back={pathname} onDone={handleDone} />}
      {!data && error && <FailedRegion onRetry={() => void mutate()} />}
      {!data && !error && (
        <Waiting>
          <Skeleton $height="260px" />
        </Waiting>
      )}
    </>
  );
}

const Back = styled.p`
  margin: -${theme.space.s3} 0 ${theme.space.s2} -${theme.space.s4};
`;
