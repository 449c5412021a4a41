import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { textFault } from '@rendezvous/contract/kernel/field-rules';
import type { OpsDiscountResponse } from '@rendezvous/contract/operators/discounts/schemas';
import { DISCOUNT_REASON, NEW_CODE } from '@rendezvous/contract/operators/discounts/values';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { RefusedAlert } from '#src/lib/refused-alert.tsx';
import { minorUnits, wholeNumber } from '../amounts.ts';
import { addDiscount } from '../api/discounts.ts';
import { EMPTY, bodyOf, type Draft } from '../draft.ts';
import { numberFault } from '../faults.ts';
import { ConditionFields } from './condition-fields.tsx';
import { DialogForm, Pair } from './dialog-form.tsx';
import { LimitFields } from './limit-fields.tsx';
import { ReasonField } from './reason-field.tsx';

interface Props {
  onDone: (added: OpsDiscountResponse) => unknown;
  onClose: () => void;
}

const FIELDS = [
  'code',
  'percentage',
  'currency',
  'minimum',
  'country',
  'methods',
  'validity',
  'first_purchase',
  'member',
  'max_uses',
  'max_budget',
  'expires',
  'reason',
] as const;

/** Adds a code with its conditions and limits. */
export function NewDialog({ onDone, onClose }: Props) {
  const intl = useIntl();
  const { end } = useOperatorSession();
  const [typed, setTyped] = useState<Draft>(EMPTY);
  const { ref, ...form } = useForm({
    fields: FIELDS,
    check: (draft: Draft) => ({
      code: textFault(NEW_CODE, draft.code),
      percentage:
        draft.percentage.trim() === ''
          ? { code: 'required' as const }
          : numberFault(wholeNumber(draft.percentage)),
      minimum: numberFault(minorUnits(draft.minimum)),
      max_uses: numberFault(wholeNumber(draft.max_uses)),
      max_budget: numberFault(minorUnits(draft.max_budget)),
      reason: textFault(DISCOUNT_REASON, draft.reason),
    }),
    send: (draft) => addDiscount(bodyOf(draft)),
    async onDone(added) {
      await onDone(added);
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  const isInUse = form.refused?.code === 'duplicate';
  const change = (changes: Partial<Draft>): void => {
    for (const field of Object.keys(changes)) form.clearError(field);
    if (isInUse) form.reset();
    setTyped({ ...typed, ...changes });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit({ ...typed, code: typed.code.trim(), reason: visibleText(typed.reason) });
  };
  return (
    <Modal title={intl.formatMessage({ id: 'discounts.new', defaultMessage: 'New code' })} onClose={onClose}>
      <DialogForm ref={ref} noValidate onSubmit={handleSubmit}>
        {!isInUse && <RefusedAlert refused={form.refused} />}
        <Pair>
          <Field
            label={intl.formatMessage({ id: 'discounts.code', defaultMessage: 'Name of the code' })}
            error={
              isInUse
                ? intl.formatMessage({
                    id: 'discounts.code.taken',
                    defaultMessage: 'There is, or was, a code of this name.',
                  })
                : form.errorOf('code')
            }
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={NEW_CODE.max}
                value={typed.code}
                onChange={({ target }) => change({ code: target.value.toUpperCase() })}
              />
            )}
          </Field>
          <Field
            label={intl.formatMessage({ id: 'discounts.percentage', defaultMessage: 'Percent off' })}
            error={form.errorOf('percentage')}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={typed.percentage}
                onChange={({ target }) => change({ percentage: target.value })}
              />
            )}
          </Field>
        </Pair>
        <ConditionFields typed={typed} errorOf={form.errorOf} onChange={change} />
        <LimitFields
          typed={typed}
          currency={typed.currency || null}
          errorOf={form.errorOf}
          onChange={(field, value) => change({ [field]: value })}
        />
        <ReasonField
          value={typed.reason}
          error={form.errorOf('reason')}
          onChange={(reason) => change({ reason })}
        />
        <Button type="submit" size="lg" wide loading={form.busy}>
          {intl.formatMessage({ id: 'discounts.create', defaultMessage: 'Create the code' })}
        </Button>
      </DialogForm>
    </Modal>
  );
}
