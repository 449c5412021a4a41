import type { ApiError } from '@rendezvous/api-client/client';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { startPayment } from '../api/start-payment.ts';

/** Sends the order and goes to the checkout of the provider. `refused` is the server's refusal of the last try. */
export function useBuy(onLeave: (url: string) => void): {
  buy: (body: CreatePaymentBody) => void;
  busy: boolean;
  refused: ApiError | null;
} {
  const { run, busy, refused } = useAct(startPayment, {
    onDone: ({ payment, redirect_url: url }) => onLeave(url ?? pathTo('transactions-id', { id: payment.id })),
    leaves: true,
  });
  return { buy: (body) => void run(body), busy, refused };
}
