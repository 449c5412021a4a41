import { useIntl } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useUser } from '@rendezvous/remote/react/hooks';
import { useMethodName } from '#src/lib/use-method-name.ts';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { AllPayments, BackOn } from './ways-on.tsx';

/** Paid: what was added, and where to spend it. A purchase that began in a conversation leads back to it. */
export function Completed({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const nameOf = useMethodName();
  const credits = useUser()?.credits ?? 0;
  return (
    <>
      <HalvesMark of="met" />
      <ResultTitle>
        {intl.formatMessage(
          {
            id: 'result.completed.title',
            defaultMessage: '{count, plural, one {# credit} other {# credits}} added',
          },
          { count: payment.credits },
        )}
      </ResultTitle>
      <ResultWords>
        {intl.formatMessage(
          {
            id: 'result.completed.text',
            defaultMessage:
              '{money} with {method}. You have {credits, plural, one {# credit} other {# credits}} now, and you stay a Premium member when they run out.',
          },
          { money: moneyText(payment.amount), method: nameOf(payment.method), credits },
        )}
      </ResultWords>
      <WaysOn>
        <BackOn tone="primary" forget />
        <AllPayments />
      </WaysOn>
    </>
  );
}
