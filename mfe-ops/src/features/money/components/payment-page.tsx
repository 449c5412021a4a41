import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Section } from '#src/lib/section.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { usePayment } from '../api/money.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { usePaymentWords } from '../hooks/use-payment-words.ts';
import { ActList } from './act-list.tsx';
import { BookPairs } from './book-pairs.tsx';
import { LookButton } from './look-button.tsx';
import { LotBar } from './lot-bar.tsx';
import { PaymentActs } from './payment-acts.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentMarks } from './payment-marks.tsx';

/** One payment: its lot, both sides of its books, what may be done, and what was. */
export function PaymentPage({ id }: { id: string }) {
  const intl = useIntl();
  const room = useRoom();
  const reading = usePayment(id);
  const payment = reading.data?.payment;
  const back = { to: room.way(), label: room.title };
  const handleDone = () => reading.mutate();
  if (reading.error?.status === 404)
    return (
      <RoomPage title={room.title} back={back}>
        <EmptyState
          title={intl.formatMessage({ id: 'money.gone.title', defaultMessage: 'No such payment' })}
          text={intl.formatMessage({
            id: 'money.gone.text',
            defaultMessage: 'No order has this number.',
          })}
        />
      </RoomPage>
    );
  return (
    <RoomPage
      title={intl.formatMessage(
        { id: 'money.payment.title', defaultMessage: 'Payment {number}' },
        { number: payment?.number ?? id.slice(0, 8) },
      )}
      back={back}
      marks={payment && <PaymentMarks payment={payment} />}
      acts={payment && <PaymentActs payment={payment} onDone={handleDone} />}
    >
      <Read reading={reading} height="480px">
        {({ payment: shown }) => (
          <>
            <Lead payment={shown} />
            {shown.lot && <LotBar lot={shown.lot} />}
            <Section
              title={intl.formatMessage({ id: 'money.pairs', defaultMessage: 'Side by side' })}
              lead={<LookButton payment={shown.id} onDone={handleDone} />}
            >
              <Unheard answer={shown.answer} />
              <BookPairs provider={shown.provider} pairs={shown.pairs} />
            </Section>
            <ActList acts={shown.acts} />
            <PaymentFacts payment={shown} />
          </>
        )}
      </Read>
    </RoomPage>
  );
}

/** What was bought by which member, when and how. */
function Lead({ payment }: { payment: OpsPayment }) {
  const intl = useIntl();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { method } = usePaymentWords();
  const credits = intl.formatMessage(
    { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
    { count: payment.credits },
  );
  const facts = [
    credits,
    amountText(payment.amount),
    method(payment.method),
    payment.member?.name,
    time(payment.created_at),
    payment.id,
  ];
  return <Words>{facts.filter(Boolean).join(' · ')}</Words>;
}

/** Says that the provider did not answer, so that its half proves nothing. */
function Unheard({ answer }: Pick<OpsPayment, 'answer'>) {
  const intl = useIntl();
  const words: Partial<Record<OpsPayment['answer'], string>> = {
    silent: intl.formatMessage({
      id: 'money.answer.silent',
      defaultMessage: 'The provider doesn’t answer right now. Its side is unknown.',
    }),
    unknown: intl.formatMessage({
      id: 'money.answer.unknown',
      defaultMessage: 'The provider doesn’t know this payment.',
    }),
    not_made: intl.formatMessage({
      id: 'money.answer.notMade',
      defaultMessage: 'The provider hasn’t been given this order yet.',
    }),
  };
  return words[answer] && <Alert tone="bad">{words[answer]}</Alert>;
}

const Words = styled.p`
  margin-bottom: ${theme.space.s4};
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;
