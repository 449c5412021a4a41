import { useIntl } from 'react-intl';
import type { OpsDiscountFigures } from '@rendezvous/contract/operators/discounts/schemas';
import { Figure, Note, Panel, Panels } from '#src/lib/panel.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';

/** Discounts of this month, first purchases with a code, and codes that open orders reserve. */
export function Figures({
  month,
  first,
  reserved,
}: Pick<OpsDiscountFigures, 'month' | 'first' | 'reserved'>) {
  const intl = useIntl();
  const time = useTimeText();
  const { sums, none } = useDiscountWords();
  return (
    <Panels $columns={3}>
      <Panel title={intl.formatMessage({ id: 'discounts.month', defaultMessage: 'Given this month' })}>
        <Figure>{sums(month.given)}</Figure>
        <Note>
          {intl.formatMessage(
            { id: 'discounts.month.of', defaultMessage: 'of {sum} before discounts' },
            { sum: sums(month.before) },
          )}
        </Note>
      </Panel>
      <Panel
        title={intl.formatMessage({ id: 'discounts.first', defaultMessage: 'First purchases with a code' })}
      >
        <Figure>
          {first.all === 0 ? none : intl.formatNumber(first.with_code / first.all, { style: 'percent' })}
        </Figure>
        <Note>
          {intl.formatMessage(
            { id: 'discounts.first.of', defaultMessage: '{count, number} of {all, number} this month' },
            { count: first.with_code, all: first.all },
          )}
        </Note>
      </Panel>
      <Panel
        title={intl.formatMessage({ id: 'discounts.reserved', defaultMessage: 'Reserved by open orders' })}
      >
        <Figure>{intl.formatNumber(reserved.count)}</Figure>
        {reserved.until && (
          <Note>
            {intl.formatMessage(
              { id: 'discounts.reserved.until', defaultMessage: 'the last one until {time}' },
              { time: time(reserved.until) },
            )}
          </Note>
        )}
      </Panel>
    </Panels>
  );
}
