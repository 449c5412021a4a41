import { useEffect, useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '@rendezvous/api-client/client';

/** Options an act hands to its call. */
export interface SendOptions {
  idempotencyKey: string;
}

export interface ActRules<Answer> {
  /** Runs after an answer; the act stays busy until it is done. */
  onDone?: (answer: Answer) => unknown;
  /** Runs after a refusal. */
  onRefused?: (error: ApiError) => void;
  /** The page is left after an answer: the act stays busy, unless the browser shows this page again. */
  leaves?: boolean;
}

/** An act of the user that the server carries out. */
export interface Act<Input, Answer> {
  /** Carries it out. Resolves with undefined after a refusal, and when it is under way already. */
  run(...input: undefined extends Input ? [input?: Input] : [input: Input]): Promise<Answer | undefined>;
  busy: boolean;
  /** Refusal of the last try; null while none is known. */
  refused: ApiError | null;
  /** Forgets the refusal. */
  reset(): void;
}

/**
 * Carries out an act one at a time: busy while it runs, then its answer or its refusal. The same input sent again after a
 * lost answer goes under the same idempotency key, so that one act happens once. A new input, and a try after the server
 * has settled the act, get a new key: the server answers a settled key with its first answer. Other failures than
 * `ApiError` are thrown.
 */
export function useAct<Input = void, Answer = void>(
  send: (input: Input, options: SendOptions) => Promise<Answer>,
  { onDone, onRefused, leaves = false }: ActRules<Answer> = {},
): Act<Input, Answer> {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const running = useRef(false);
  const keys = useRef<{ input: string; key: string } | null>(null);

  function show(next: boolean): void {
    running.current = next;
    setBusy(next);
  }

  // A browser that restores a page from its cache shows it as it was left.
  useEffect(() => {
    if (!leaves) return;
    const wake = ({ persisted }: PageTransitionEvent) => persisted && show(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [leaves]);

  function keyOf(input: Input): string {
    const text = JSON.stringify(input) ?? '';
    if (keys.current?.input !== text) keys.current = { input: text, key: newIdempotencyKey() };
    return keys.current.key;
  }

  async function run(input: Input): Promise<Answer | undefined> {
    if (running.current) return undefined;
    show(true);
    setRefused(null);
    let stays = false;
    try {
      const answer = await send(input, { idempotencyKey: keyOf(input) });
      keys.current = null;
      stays = leaves;
      await onDone?.(answer);
      return answer;
    } catch (error) {
      stays = false;
      if (!(error instanceof ApiError)) throw error;
      if (isSettled(error)) keys.current = null;
      setRefused(error);
      onRefused?.(error);
      return undefined;
    } finally {
      if (!stays) show(false);
    }
  }
  return { run: run as Act<Input, Answer>['run'], busy, refused, reset: () => setRefused(null) };
}

/** Decides whether the server stores this refusal as the answer to the key. */
function isSettled({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
