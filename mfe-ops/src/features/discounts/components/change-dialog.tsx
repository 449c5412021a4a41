import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsDiscount } from '@rendezvous/contract/operators/discounts/schemas';
import { DISCOUNT_REASON } from '@rendezvous/contract/operators/discounts/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { endOfDay, minorUnits, typedAmount, typedDay, wholeNumber } from '../amounts.ts';
import { changeDiscount } from '../api/discounts.ts';
import { numberFault } from '../faults.ts';
import { DialogForm } from './dialog-form.tsx';
import { LimitFields, type Limits } from './limit-fields.tsx';
import { ReasonField } from './reason-field.tsx';

interface Props {
  discount: OpsDiscount;
  onDone: () => unknown;
  onClose: () => void;
}

type Typed = Limits & { reason: string };

/** Changes the limits and the end of a code. */
export function ChangeDialog({ discount, onDone, onClose }: Props) {
  const intl = useIntl();
  const { end } = useOperatorSession();
  const day = typedDay(discount.expires);
  const [typed, setTyped] = useState<Typed>({
    max_uses: discount.max_uses?.toString() ?? '',
    max_budget: typedAmount(discount.budget?.amount),
    expires: day,
    reason: '',
  });
  const { ref, ...form } = useForm({
    fields: ['max_uses', 'max_budget', 'expires', 'reason'] as const,
    check: (all: Typed) => ({
      max_uses: numberFault(wholeNumber(all.max_uses)),
      max_budget: numberFault(minorUnits(all.max_budget)),
      reason: textFault(DISCOUNT_REASON, all.reason),
    }),
    send: (all) =>
      changeDiscount({
        code: discount.code,
        max_uses: wholeNumber(all.max_uses),
        max_budget: minorUnits(all.max_budget),
        // A day that was not touched stays the moment that it is.
        expires: all.expires === day ? discount.expires : endOfDay(all.expires),
        reason: all.reason,
      }),
    async onDone() {
      await onDone();
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const change = (field: keyof Typed, value: string): void => {
    form.clearError(field);
    setTyped({ ...typed, [field]: value });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ ...typed, reason: visibleText(typed.reason) });
  };
  const label = intl.formatMessage({ id: 'discounts.change', defaultMessage: 'Change the limits' });
  return (
    <Modal title={label} onClose={onClose}>
      <DialogForm ref={ref} noValidate onSubmit={handleSubmit}>
        <RefusedAlert refused={form.refused} />
        <LimitFields typed={typed} currency={discount.currency} errorOf={form.errorOf} onChange={change} />
        <ReasonField
          value={typed.reason}
          error={form.errorOf('reason')}
          onChange={(value) => change('reason', value)}
        />
        <Button type="submit" size="lg" wide loading={form.busy}>
          {label}
        </Button>
      </DialogForm>
    </Modal>
  );
}
