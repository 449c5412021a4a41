import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useConditionText } from '../hooks/use-condition-text.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { DiscountMark } from './discount-mark.tsx';

/** Row of a discount code: its members, percentage, uses, cost and end. */
export function DiscountRow({ discount }: { discount: OpsDiscount }) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const conditions = useConditionText();
  const { percent, uses, sums } = useDiscountWords();
  return (
    <RowLink to={room.way(discount.code)}>
      <RowWords>
        <Code>{discount.code}</Code>
        <span>{conditions(discount)}</span>
      </RowWords>
      <Numbers>
        <b>
          {intl.formatMessage(
            { id: 'discounts.off', defaultMessage: '{percent} off' },
            { percent: percent(discount.percentage) },
          )}
        </b>
        <span>
          {intl.formatMessage(
            { id: 'discounts.row.used', defaultMessage: 'used: {uses}' },
            { uses: uses(discount) },
          )}
        </span>
        <span>
          {intl.formatMessage(
            { id: 'discounts.row.cost', defaultMessage: 'cost: {sum}' },
            { sum: sums(discount.cost) },
          )}
        </span>
        {discount.expires && (
          <span>
            {intl.formatMessage(
              { id: 'discounts.row.until', defaultMessage: 'until {time}' },
              { time: time(discount.expires) },
            )}
          </span>
        )}
      </Numbers>
      <DiscountMark discount={discount} />
    </RowLink>
  );
}

export const Code = styled.b`
  font-family: ui-monospace, monospace;
`;

const Numbers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s3};
  ${text.small}
  font-variant-numeric: tabular-nums;
`;
