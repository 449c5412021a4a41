import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '@rendezvous/api-client/client';
import type { SendMessageResponse } from '@rendezvous/contract/chats';
import type { ErrorCode } from '@rendezvous/contract/errors';
import type { Content } from '#src/lib/sending/content.ts';
import type { Outgoing } from '../timeline.ts';

export interface Outbox {
  outgoing: readonly Outgoing[];
  /** Shows a message at once and sends it after earlier ones. */
  send(content: Content): void;
  /** Retries a failed message under the same client id, so that it arrives and costs once. */
  retry(clientId: string): void;
  /** Sends a message held by the server, under its original client id. */
  resend(clientId: string, content: Content): void;
  /** Discards a failed message. */
  discard(clientId: string): void;
}

interface Options {
  deliver(clientId: string, content: Content): Promise<SendMessageResponse>;
  onSent(answer: SendMessageResponse): void;
  onRefused(code: ErrorCode, content: Content): void;
}

/** Queue of outgoing messages: one at a time, in written order. */
export function useOutbox({ deliver, onSent, onRefused }: Options): Outbox {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ deliver, onSent, onRefused, outgoing });
  useEffect(() => {
    latest.current = { deliver, onSent, onRefused, outgoing };
  });

  const change = useCallback((clientId: string, patch: Partial<Outgoing>) => {
    setOutgoing((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...patch } : one)));
  }, []);
  const discard = useCallback(
    (clientId: string) => setOutgoing((all) => all.filter((one) => one.clientId !== clientId)),
    [],
  );

  const enqueue = useCallback(
    (clientId: string, content: Content) => {
      const before = queue.current;
      const next = async () => {
        await before;
        try {
          const answer = await latest.current.deliver(clientId, content);
          latest.current.onSent(answer);
          discard(clientId);
        } catch (error) {
          const code = error instanceof ApiError ? error.code : 'internal';
          change(clientId, { state: 'failed', code });
          latest.current.onRefused(code, content);
        }
      };
      queue.current = next();
    },
    [change, discard],
  );

  const resend = useCallback(
    (clientId: string, content: Content) => {
      const message: Outgoing = { clientId, content, at: new Date().toISOString(), state: 'sending' };
      setOutgoing((all) => [...all.filter((one) => one.clientId !== clientId), message]);
      enqueue(clientId, content);
    },
    [enqueue],
  );
  const send = useCallback((content: Content) => resend(newIdempotencyKey(), content), [resend]);
  const retry = useCallback(
    (clientId: string) => {
      const message = latest.current.outgoing.find(
        (one) => one.clientId === clientId && one.state === 'failed',
      );
      if (!message) return;
      change(clientId, { state: 'sending', code: undefined });
      enqueue(clientId, message.content);
    },
    [change, enqueue],
  );

  // A message that failed without a connection is retried once when the connection returns.
  useEffect(() => {
    const resend = () =>
      latest.current.outgoing
        .filter((one) => one.code === 'unavailable')
        .forEach((one) => retry(one.clientId));
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [retry]);

  return { outgoing, send, resend, retry, discard };
}
