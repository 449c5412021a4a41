import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Facts } from '#src/lib/facts.tsx';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Section } from '#src/lib/section.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useDiscount } from '../api/discounts.ts';
import { useConditionText } from '../hooks/use-condition-text.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { DiscountActs } from './discount-acts.tsx';
import { DiscountMark } from './discount-mark.tsx';
import { EventList } from './event-list.tsx';

/** One code: its conditions, what it did, what may be done, and what was. */
export function DiscountPage({ code }: { code: string }) {
  const intl = useIntl();
  const room = useRoom();
  const conditions = useConditionText();
  const reading = useDiscount(code);
  const discount = reading.data?.discount;
  const back = { to: room.way(), label: room.title };
  const handleDone = () => reading.mutate();
  if (reading.error?.status === 404)
    return (
      <RoomPage title={room.title} back={back}>
        <EmptyState
          title={intl.formatMessage({ id: 'discounts.gone.title', defaultMessage: 'No such code' })}
          text={intl.formatMessage({
            id: 'discounts.gone.text',
            defaultMessage: 'No code of the list has this name.',
          })}
        />
      </RoomPage>
    );
  return (
    <RoomPage
      title={discount?.code ?? code.toUpperCase()}
      back={back}
      marks={discount && <DiscountMark discount={discount} />}
      acts={discount && <DiscountActs discount={discount} onDone={handleDone} />}
    >
      <Read reading={reading} height="320px">
        {({ discount: shown, events }) => (
          <>
            <Lead>{conditions(shown)}</Lead>
            <Effect discount={shown} />
            <Below>
              <EventList events={events} currency={shown.currency} />
            </Below>
          </>
        )}
      </Read>
    </RoomPage>
  );
}

/** Uses, cost, revenue, limits and end. */
function Effect({ discount }: { discount: OpsDiscount }) {
  const intl = useIntl();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { percent, uses, sums, none } = useDiscountWords();
  const say = {
    off: intl.formatMessage({ id: 'discounts.percentage', defaultMessage: 'Percent off' }),
    used: intl.formatMessage({ id: 'discounts.used', defaultMessage: 'Used' }),
    reserved: intl.formatMessage({ id: 'discounts.reserved', defaultMessage: 'Reserved by open orders' }),
    cost: intl.formatMessage({ id: 'discounts.cost', defaultMessage: 'Cost so far' }),
    revenue: intl.formatMessage({
      id: 'discounts.revenue',
      defaultMessage: 'Paid with it, less what went back',
    }),
    budget: intl.formatMessage({ id: 'discounts.budget', defaultMessage: 'Limit of the budget' }),
    until: intl.formatMessage({ id: 'discounts.until', defaultMessage: 'Until' }),
    by: intl.formatMessage({ id: 'discounts.by', defaultMessage: 'Added by' }),
  };
  return (
    <Section
      title={intl.formatMessage({ id: 'discounts.effect', defaultMessage: 'What it costs and brings' })}
    >
      <Facts
        items={[
          [say.off, percent(discount.percentage)],
          [say.used, uses(discount)],
          [say.reserved, intl.formatNumber(discount.reserved)],
          [say.cost, sums(discount.cost)],
          [say.revenue, sums(discount.revenue)],
          [say.budget, discount.budget ? amountText(discount.budget) : none],
          [say.until, discount.expires ? time(discount.expires) : none],
          [say.by, [discount.created_by, time(discount.created_at)].filter(Boolean).join(' · ')],
        ]}
      />
    </Section>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space.s4};
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  margin-top: ${theme.space.s4};
`;
