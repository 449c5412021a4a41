import { useRef, useState } from 'react';
import type { ComplaintResponse } from '@rendezvous/contract/complaints';
import { api, ApiError } from '@rendezvous/api-client/client';
import {
  bodyOf,
  COMPLAINT_FIELDS,
  draft,
  wrongIn,
  type ComplaintField,
  type Draft,
  type Wrong,
} from './draft.ts';

/** Where a complaint stands. */
export type Sending =
  | { at: 'form' }
  | { at: 'sending' }
  | { at: 'failed'; error: ApiError }
  | { at: 'sent'; answer: ComplaintResponse };

/** Sends a complaint. Trying again after a failure cannot make two of one: the same words go under the same key. */
export function useComplaint(visitor: boolean) {
  const [sending, setSending] = useState<Sending>({ at: 'form' });
  const [wrong, setWrong] = useState<Wrong>({});
  const attempt = useRef({ words: '', key: '' });

  /** Answers the first field that is wrong, or null when the complaint was sent or another failure is shown. */
  async function send(typed: Draft): Promise<ComplaintField | null> {
    const found = wrongIn(typed, visitor);
    setWrong(found);
    const first = COMPLAINT_FIELDS.find((field) => found[field]);
    if (first) {
      setSending({ at: 'form' });
      return first;
    }
    const body = bodyOf(typed, visitor);
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    setSending({ at: 'sending' });
    try {
      const answer = await api.post<ComplaintResponse>('/api/complaint.php', body, {
        idempotencyKey: attempt.current.key,
      });
      draft.drop();
      setSending({ at: 'sent', answer });
    } catch (error) {
      return refused(error);
    }
    return null;
  }

  function refused(error: unknown): ComplaintField | null {
    if (!(error instanceof ApiError)) throw error;
    const known = COMPLAINT_FIELDS.flatMap((field) => {
      const said = error.fields.find((entry) => entry.field === field);
      return said ? [[field, said] as const] : [];
    });
    setWrong(Object.fromEntries(known));
    setSending(known.length > 0 ? { at: 'form' } : { at: 'failed', error });
    return known[0]?.[0] ?? null;
  }

  /** A field that is being mended is not wrong any more until it is sent again. */
  const mend = (field: string): void => {
    if (field in wrong)
      setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => name !== field)));
  };
  const again = (): void => setSending({ at: 'form' });
  return { sending, wrong, send, mend, again };
}
