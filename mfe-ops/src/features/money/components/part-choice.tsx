import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import type { RefundPart } from '@rendezvous/contract/operators/money/values';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

interface Props {
  payment: OpsPayment;
  /** What the unused credits give back. */
  unused: Money;
  value: RefundPart;
  onChange: (part: RefundPart) => void;
}

/** How much of a payment goes back. A part that is nothing is not offered. */
export function PartChoice({ payment, unused, value, onChange }: Props) {
  const intl = useIntl();
  const amountText = useMoneyText();
  const id = useId();
  const lot = payment.lot ?? { used: 0, unused: 0 };
  const parts = [
    {
      part: 'unused' as const,
      amount: unused,
      name: intl.formatMessage({ id: 'money.part.unused', defaultMessage: 'What is unused' }),
      note: intl.formatMessage(
        {
          id: 'money.part.unused.note',
          defaultMessage: '{count, plural, one {# credit leaves} other {# credits leave}} the purchase',
        },
        { count: lot.unused },
      ),
    },
    {
      part: 'all' as const,
      amount: payment.here,
      name: intl.formatMessage({ id: 'money.part.all', defaultMessage: 'Everything that is left' }),
      note: intl.formatMessage(
        {
          id: 'money.part.all.note',
          defaultMessage: '{count, plural, one {# used credit} other {# used credits}} as goodwill',
        },
        { count: lot.used },
      ),
    },
  ].filter(({ amount }) => amount.amount > 0);
  const isOne = parts.length === 2 && parts[0]!.amount.amount === parts[1]!.amount.amount;
  return (
    <Group>
      <VisuallyHidden as="legend">
        {intl.formatMessage({ id: 'money.part', defaultMessage: 'How much goes back' })}
      </VisuallyHidden>
      {(isOne ? parts.slice(0, 1) : parts).map(({ part, amount, name, note }) => (
        <div key={part}>
          <HiddenInput
            type="radio"
            id={`${id}-${part}`}
            name={id}
            value={part}
            checked={value === part}
            onChange={() => onChange(part)}
          />
          <Option htmlFor={`${id}-${part}`}>
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            <b>{amountText(amount)}</b>
          </Option>
        </div>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.s2};
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: 60px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  cursor: pointer;
  & b {
    font-weight: ${theme.weight.strong};
  }
  & small {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
  input:checked + & {
    background: ${theme.color.zestSoft};
    box-shadow: inset 0 0 0 2px ${theme.color.zest};
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
