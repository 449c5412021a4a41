import { useIntl } from 'react-intl';
import type { OpsDiscount, OpsDiscountEvent } from '@rendezvous/contract/operators/discounts/schemas';
import type { DiscountAct, DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import type { Money } from '@rendezvous/contract/kernel/common';

/** States, conditions and acts of codes in words. */
export function useDiscountWords() {
  const intl = useIntl();
  const amountText = useMoneyText();
  const states: Record<DiscountState, string> = {
    running: intl.formatMessage({ id: 'discounts.state.running', defaultMessage: 'Running' }),
    paused: intl.formatMessage({ id: 'discounts.state.paused', defaultMessage: 'Paused' }),
    over: intl.formatMessage({ id: 'discounts.state.over', defaultMessage: 'Over' }),
  };
  const acts: Record<DiscountAct, string> = {
    pause: intl.formatMessage({ id: 'discounts.pause', defaultMessage: 'Pause' }),
    resume: intl.formatMessage({ id: 'discounts.resume', defaultMessage: 'Resume' }),
    end: intl.formatMessage({ id: 'discounts.end', defaultMessage: 'End it' }),
  };
  const validities: Record<OpsDiscount['validity'], string> = {
    'once-per-user': intl.formatMessage({
      id: 'discounts.validity.member',
      defaultMessage: 'Each member once',
    }),
    once: intl.formatMessage({ id: 'discounts.validity.once', defaultMessage: 'One use in all' }),
    unlimited: intl.formatMessage({ id: 'discounts.validity.often', defaultMessage: 'As often as wanted' }),
  };
  const events: Record<OpsDiscountEvent['event'], string> = {
    add: intl.formatMessage({ id: 'discounts.event.add', defaultMessage: 'added' }),
    change: intl.formatMessage({ id: 'discounts.event.change', defaultMessage: 'changed' }),
    pause: intl.formatMessage({ id: 'discounts.event.pause', defaultMessage: 'paused' }),
    resume: intl.formatMessage({ id: 'discounts.event.resume', defaultMessage: 'resumed' }),
    end: intl.formatMessage({ id: 'discounts.event.end', defaultMessage: 'ended' }),
  };
  const none = '–';
  return {
    states,
    acts,
    validities,
    events,
    none,
    percent: (value: number) => intl.formatNumber(value / 100, { style: 'percent' }),
    sums: (all: readonly Money[]) => (all.length === 0 ? none : all.map(amountText).join(' + ')),
    uses: ({ used, max_uses: max }: Pick<OpsDiscount, 'used'> & { max_uses: number | null }) =>
      max === null
        ? intl.formatNumber(used)
        : intl.formatMessage(
            { id: 'discounts.uses.of', defaultMessage: '{taken, number} of {ceiling, number}' },
            { taken: used, ceiling: max },
          ),
  };
}
