import { useState } from 'react';
import type { ApiError } from '@rendezvous/api-client/client';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { startPayment } from '../api/start-payment.ts';

/** Sends the order and goes to the checkout of the provider. `refused` is the server's refusal of the last try, which was at the price `tried`. */
export function useBuy(onLeave: (url: string) => void): {
  buy: (body: CreatePaymentBody) => void;
  busy: boolean;
  refused: ApiError | null;
  tried: Money | null;
} {
  const [tried, setTried] = useState<Money | null>(null);
  const { run, busy, refused } = useAct(startPayment, {
    onDone: ({ payment, redirect_url: url }) => onLeave(url ?? pathTo('transactions-id', { id: payment.id })),
    leaves: true,
  });
  function buy(body: CreatePaymentBody): void {
    setTried(body.amount);
    void run(body);
  }
  return { buy, busy, refused, tried };
}
