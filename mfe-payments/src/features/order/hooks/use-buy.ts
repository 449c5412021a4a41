import { useEffect, useRef, useState } from 'react';
import type { CreatePaymentBody } from '@rendezvous/contract/payments';
import { ApiError, newIdempotencyKey } from '@rendezvous/api-client/client';
import { pathTo } from '@rendezvous/contract/routes';
import { startPayment } from '../api/start-payment.ts';

/** One act of buying: its key lasts until the order changes or the server has answered. */
function useActKey() {
  const act = useRef<{ order: string; key: string } | null>(null);
  return {
    keyOf(body: CreatePaymentBody): string {
      const order = JSON.stringify(body);
      if (act.current?.order !== order) act.current = { order, key: newIdempotencyKey() };
      return act.current.key;
    },
    forget: () => void (act.current = null),
  };
}

/** Sends the order and goes to the provider's checkout. `refused` is the server's refusal of the last try. */
export function useBuy(onLeave: (url: string) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { keyOf, forget } = useActKey();

  // Back from the checkout, browsers may show the page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function buy(body: CreatePaymentBody): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      const { payment, redirect_url: url } = await startPayment(body, keyOf(body));
      forget();
      onLeave(url ?? pathTo('transactions-id', { id: payment.id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status > 0) forget();
      setRefused(error);
      setBusy(false);
    }
  }
  return { buy, busy, refused };
}
