import { useCallback, useState } from 'react';
import type { CreatePaymentBody, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { isOwnAmount, orderPrice } from '#src/lib/price.ts';
import { choosable, useMethods } from '../api/get-methods.ts';
import { usePackages } from '../api/get-packages.ts';
import { useCode } from './use-code.ts';

const FIRST_CHOICE = 'p2';
const FIRST_AMOUNT = 20;

/** What the address says about the order. */
export interface OrderWish {
  packageId?: string;
  credits?: number;
  method?: string;
  /** Discount code a link brought. */
  discountcode?: string | null;
}

/** The present order: packages and methods from the server, and what the member has chosen of them. */
export function useOrder(wish: OrderWish) {
  const own = usePackages(null);
  const { code, pending, fromLink, refused, apply } = useCode(wish.discountcode ?? null, own.data?.discount);
  const packages = usePackages(code);
  const methods = useMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  const [amount, setAmount] = useState(String(wish.credits ?? FIRST_AMOUNT));
  const [method, setMethod] = useState<PaymentMethodId | null>(null);

  const { data, mutate } = packages;
  const entry =
    data?.packages.find(({ id }) => id === (wish.packageId ?? chosen ?? FIRST_CHOICE)) ??
    (wish.packageId ? undefined : data?.packages[0]);
  const offered = choosable(methods.data?.methods ?? []);
  const selected = offered.find(({ id }) => id === (method ?? wish.method)) ?? offered[0];
  const credits = Number(amount);
  const amountOk =
    !entry ||
    !isOwnAmount(entry) ||
    (Number.isInteger(credits) && credits >= entry.min_credits! && credits <= entry.max_credits!);
  const price = entry && amountOk ? orderPrice(entry, data!.discount, credits) : null;
  const reload = useCallback(() => void mutate(), [mutate]);

  return {
    // A price is shown once it is the one that counts.
    packages: pending || (fromLink && packages.isLoading) ? undefined : data?.packages,
    discount: data?.discount ?? null,
    failed: Boolean((packages.error && !data) || (methods.error && !methods.data)),
    reload: () => Promise.all([mutate(), methods.mutate()]),
    onDiscountEnd: reload,
    entry,
    unknownPackage: wish.packageId !== undefined && data !== undefined && entry === undefined,
    choosePackage: setChosen,
    amount,
    setAmount,
    amountOk,
    methods: methods.data && offered,
    method: selected,
    chooseMethod: setMethod,
    price,
    code,
    linkRefused: refused,
    applyCode: apply,
    body: entry && selected && price ? bodyOf(entry.id, selected.id, price, isOwnAmount(entry)) : null,
  };
}

export type Order = ReturnType<typeof useOrder>;

function bodyOf(
  id: CreatePaymentBody['package'],
  method: PaymentMethodId,
  price: NonNullable<ReturnType<typeof orderPrice>>,
  own: boolean,
): CreatePaymentBody {
  return {
    package: id,
    method,
    withdrawal_notice: WITHDRAWAL_NOTICE,
    ...(own && { credits: price.credits }),
    ...(price.personal && { discountcode: price.personal.code }),
  };
}
