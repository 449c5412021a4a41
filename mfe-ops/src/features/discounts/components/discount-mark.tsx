import { useIntl } from 'react-intl';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { StatusTag, type StatusTone } from '#src/lib/status-tag.tsx';
import { useDiscountWords } from '../hooks/use-discount-words.ts';

const TONES: Record<OpsDiscount['state'], StatusTone> = { running: 'good', paused: 'warn', over: 'plain' };

/** Uses below which a running code says how many are left. */
const FEW = 10;

/** State of a code; a running one with few uses left says how many. */
export function DiscountMark({ discount }: { discount: OpsDiscount }) {
  const intl = useIntl();
  const { states } = useDiscountWords();
  const { state, max_uses: max, used, reserved } = discount;
  const left = max === null ? Infinity : max - used - reserved;
  if (state === 'running' && left < FEW)
    return (
      <StatusTag $tone="warn">
        {intl.formatMessage(
          { id: 'discounts.left', defaultMessage: '{count, number} left' },
          { count: left },
        )}
      </StatusTag>
    );
  return <StatusTag $tone={TONES[state]}>{states[state]}</StatusTag>;
}
