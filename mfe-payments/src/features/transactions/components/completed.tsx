import { useIntl, type IntlShape } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useUser } from '@rendezvous/remote/react/hooks';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { AllPayments, BackOn } from './ways-on.tsx';

/** The words of a payment that only paid what was open, or that added credits. */
function wordsOf(
  intl: IntlShape,
  values: Record<'money' | 'method', string>,
  count: number,
  credits: number,
) {
  if (count === 0)
    return [
      intl.formatMessage({ id: 'result.settled.title', defaultMessage: 'All settled' }),
      intl.formatMessage(
        {
          id: 'result.settled.text',
          defaultMessage: '{money} with {method}. Nothing is open any more, and you can buy again.',
        },
        values,
      ),
    ];
  return [
    intl.formatMessage(
      {
        id: 'result.completed.title',
        defaultMessage: '{count, plural, one {# credit} other {# credits}} added',
      },
      { count },
    ),
    intl.formatMessage(
      {
        id: 'result.completed.text',
        defaultMessage:
          '{money} with {method}. You have {credits, plural, one {# credit} other {# credits}} now, and you stay a Premium member when they run out.',
      },
      { ...values, credits },
    ),
  ];
}

/** Paid: what was added, and where to spend it. A purchase that began in a conversation leads back to it. */
export function Completed({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const nameOf = useMethodName();
  const credits = useUser()?.credits ?? 0;
  const values = { money: moneyText(payment.amount), method: nameOf(payment.method) };
  const [title, text] = wordsOf(intl, values, payment.credits, credits);
  return (
    <>
      <HalvesMark of="met" />
      <ResultTitle>{title}</ResultTitle>
      <ResultWords>{text}</ResultWords>
      <WaysOn>
        <BackOn tone="primary" forget />
        <AllPayments />
      </WaysOn>
    </>
  );
}
