import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { stateOf } from '../payment-state.ts';
import { Replaced } from './replaced.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { Completed } from './completed.tsx';
import { MoneyBack } from './money-back.tsx';
import { NotCompleted } from './not-completed.tsx';
import { Pending } from './pending.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { LateHistory, LateWithdrawal, LateWithdrawLink } from './withdrawal/late-withdrawal.ts';
import { WITHDRAW_HASH } from './withdrawal/withdraw-hash.ts';

const never = () => () => undefined;

/** Result of a payment: loading, pending, then completed or not, each with a way on (spec §4 Payment). */
export function PaymentResult({ id }: { id: string }) {
  const intl = useIntl();
  const shell = useShell();
  const { hash } = useLocation();
  const { payment, failed, late, retry } = usePayment(id);
  useTitle(intl.formatMessage({ id: 'result.page', defaultMessage: 'Your payment' }));
  // Servers have no hash: the first render shows what they sent.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const missing = failed === 404;
  useEffect(() => {
    if (missing) shell.fail(404);
  }, [missing, shell]);
  if (missing) return null;
  if (payment && hydrated && hash === WITHDRAW_HASH)
    return (
      <Wrap>
        <Sheet>
          <LateWithdrawal payment={payment} onDone={retry} />
        </Sheet>
      </Wrap>
    );
  return (
    <Wrap>
      <Sheet>
        <div role="status">
          {!payment && failed === null && (
            <Loading
              label={intl.formatMessage({ id: 'result.loading', defaultMessage: 'Looking up your payment' })}
            />
          )}
          {payment && <Outcome payment={payment} late={late} />}
        </div>
        {!payment && failed !== null && <FailedRegion onRetry={retry} />}
        {payment && <PaymentFacts payment={payment} />}
        {payment?.money && <LateHistory payment={payment} />}
        {payment && <LateWithdrawLink payment={payment} />}
      </Sheet>
    </Wrap>
  );
}

function Outcome({ payment, late }: { payment: Payment; late: boolean }) {
  const state = stateOf(payment);
  switch (state) {
    case 'pending':
      return <Pending late={late} />;
    case 'paid':
      return <Completed payment={payment} />;
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <NotCompleted payment={payment} state={state} />;
    case 'replaced':
      return <Replaced by={payment.replaced_by!} />;
    default:
      return <MoneyBack payment={payment} state={state} />;
  }
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <h1>{label}</h1>
      <Skeleton $height="160px" />
    </>
  );
}

const Sheet = styled.section`
  max-width: 560px;
  margin: ${theme.space.s5} auto ${theme.space.s7};
  padding: ${theme.space.s5h} ${theme.space.s4h};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r4};
  ${media.phone} {
    padding: ${theme.space.s6h};
  }
`;
