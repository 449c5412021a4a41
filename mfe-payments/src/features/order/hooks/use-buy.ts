import { useState } from 'react';
import type { ApiError } from '@rendezvous/api-client/client';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useUser } from '@rendezvous/remote/react/hooks';
import { startPayment } from '../api/start-payment.ts';

/** The price of the last press, and the country it was for. */
export interface Tried {
  amount: Money;
  country: CountryCode;
}

/** Sends the order and goes to the checkout of the provider. `refused` is the server's refusal of the last try, which was `tried`. */
export function useBuy(onLeave: (url: string) => void): {
  buy: (body: CreatePaymentBody) => void;
  busy: boolean;
  refused: ApiError | null;
  tried: Tried | null;
} {
  const country = useUser()?.payment_country;
  const [tried, setTried] = useState<Tried | null>(null);
  const { run, busy, refused } = useAct(startPayment, {
    onDone: ({ payment, redirect_url: url }) => onLeave(url ?? pathTo('transactions-id', { id: payment.id })),
    leaves: true,
  });
  function buy(body: CreatePaymentBody): void {
    if (country) setTried({ amount: body.amount, country });
    void run(body);
  }
  return { buy, busy, refused, tried };
}
