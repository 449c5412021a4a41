import { useState } from 'react';
import { api, type CallOptions } from '@rendezvous/api-client/client';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/calls';
import type { ComplaintResponse } from '@rendezvous/contract/resources/complaints/schemas';
import { useForm, type Form } from '@rendezvous/domain/forms/use-form';
import { bodyOf, COMPLAINT_FIELDS, draft, faultsIn, type ComplaintField, type Draft } from './draft.ts';

/** The complaint form, until its complaint is sent. */
export interface Complaint {
  form: Form<Draft, ComplaintField>;
  /** Answer to the complaint; null before. */
  answer: ComplaintResponse | null;
  /** Starts another complaint. */
  again(): void;
}

/** Sends a complaint. A try after a lost answer goes under the same key, so that one complaint has one ticket. */
export function useComplaint(visitor: boolean): Complaint {
  const [answer, setAnswer] = useState<ComplaintResponse | null>(null);
  const form = useForm({
    fields: COMPLAINT_FIELDS,
    check: (typed: Draft) => faultsIn(typed, visitor),
    send: (typed: Draft, options: CallOptions) => api.call(COMPLAIN, bodyOf(typed, visitor), options),
    unsaved: () => draft.read().text.trim() !== '',
    survivesInTab: true,
    onDone(sent) {
      draft.drop();
      setAnswer(sent);
    },
  });
  return { form, answer, again: () => setAnswer(null) };
}
