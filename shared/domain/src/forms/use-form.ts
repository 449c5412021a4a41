import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import type { FieldFaults } from '@rendezvous/contract/kernel/field-rules';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { useLeaveGuard, type LeaveRules, type Leaving } from './use-leave-guard.ts';
import { useAct, type ActRules, type SendOptions } from './use-act.ts';

export interface FormRules<Values, Field extends string, Answer> extends ActRules<Answer>, LeaveRules {
  /** Names of the fields, as the server calls them, in the order on the screen. */
  fields: readonly Field[];
  /** Checks the values before they are sent, by the rules of the contract. */
  check(values: Values): FieldFaults<Field>;
  send(values: Values, options: SendOptions): Promise<Answer>;
  /** Would leaving now lose input? Without it the form is left without a question. */
  unsaved?(): boolean;
  /** Handles faults in another way than by focus; true when it has. */
  onFaults?(faults: FieldFaults<Field>): boolean;
}

export interface Form<Values, Field extends string> {
  /** Give it to the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** Checks the values and sends them. Does nothing while a sending is under way. */
  submit(values: Values): Promise<void>;
  busy: boolean;
  /** Fields at fault, in the order on the screen. */
  invalid: readonly Field[];
  /** The sentence under a field at fault. */
  errorOf(field: Field): string | undefined;
  /** A refusal that is about no field of the form. */
  refused: ApiError | null;
  /** Clears the fault of a field that is being corrected. */
  clearError(field: string): void;
  /** Clears all faults. */
  reset(): void;
  /** The question before unsaved input is left behind (`LeaveDialog`); null while none is asked. */
  leaving: Leaving | null;
}

/**
 * Runs a form: checks it, sends it, and shows each fault at its field, whether it was found here or by the server. The focus
 * goes to the first field at fault. The values stay with the caller, so they survive a refusal.
 */
export function useForm<Values, Field extends string, Answer>({
  fields,
  check,
  send,
  onFaults,
  onRefused,
  onDone,
  unsaved,
  survivesInTab = false,
  survivesInPath = false,
  ...rules
}: FormRules<Values, Field, Answer>): Form<Values, Field> {
  const intl = useIntl();
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FieldFaults<Field>>({});
  const [toFocus, setToFocus] = useState(0);
  const sent = useRef(false);
  const leaving = useLeaveGuard(() => !sent.current && unsaved?.() === true, {
    survivesInTab,
    survivesInPath,
  });
  const act = useAct(send, {
    ...rules,
    onDone(answer) {
      sent.current = true;
      return onDone?.(answer);
    },
    onRefused(error) {
      show(faultsOf(error, fields));
      onRefused?.(error);
    },
  });
  useEffect(() => {
    if (toFocus > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [toFocus]);

  function show(found: FieldFaults<Field>): boolean {
    setFaults(found);
    const any = fields.some((field) => found[field]);
    if (any && !onFaults?.(found)) setToFocus((count) => count + 1);
    return any;
  }

  return {
    ref,
    async submit(values) {
      act.reset();
      if (!show(check(values))) await act.run(values);
    },
    busy: act.busy,
    invalid: fields.filter((field) => faults[field]),
    errorOf(field) {
      const fault = faults[field];
      return fault && fieldErrorText(intl, fault);
    },
    refused:
      act.refused && fields.some((field) => faultsOf(act.refused!, fields)[field]) ? null : act.refused,
    clearError(field) {
      sent.current = false;
      setFaults((known) => ({ ...known, [field]: undefined }));
    },
    reset: () => setFaults({}),
    leaving,
  };
}

/** Returns the faults the server has found in fields of this form. */
function faultsOf<Field extends string>(error: ApiError, fields: readonly Field[]): FieldFaults<Field> {
  const faults: FieldFaults<Field> = {};
  for (const { field: name, code, params } of error.fields) {
    const field = fields.find((known) => known === name);
    if (field) faults[field] = { code, ...(params && { params }) };
  }
  return faults;
}
