import { useEffect, useRef, useState } from 'react';
import type { Payment, PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import { useBus, useShell, useTopicListener } from '@rendezvous/remote/react/hooks';
import { usePaymentOf } from '../api/get-payment.ts';

const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;

export interface FollowedPayment {
  payment: Payment | undefined;
  /** HTTP status of the refusal, when nothing is known of the payment. */
  failed: number | null;
  /** It has been pending for so long that waiting on the page makes no sense. */
  late: boolean;
  retry: () => void;
}

/**
 * Follows a payment until it is settled: asks every two seconds for a minute, and at once when the server reports it. A settled
 * one is published on the bus, and the frame reads credits and premium again (spec §4 Payment, Premium).
 */
export function usePayment(id: string): FollowedPayment {
  const bus = useBus();
  const shell = useShell();
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState(false);
  const { data, error, mutate } = usePaymentOf(id, late || settled ? 0 : POLL_MS);
  const payment = data?.payment;
  const shownStatus = useRef<PaymentStatus>(null);

  useTopicListener('live:received', (event) => {
    if (event.name === 'payment' && event.data.id === id) void mutate();
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!payment || payment.status === 'pending' || shownStatus.current === payment.status) return;
    shownStatus.current = payment.status;
    setSettled(true);
    bus.publish('payment:settled', { id: payment.id, status: payment.status });
    void shell.refresh('user', 'timebonus');
  }, [payment, bus, shell]);

  return { payment, failed: !payment && error ? error.status : null, late, retry: () => void mutate() };
}
