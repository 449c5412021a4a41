import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';
import { useCallback, useEffect, useState } from 'react';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type {
  CreatePaymentBody,
  CreditPackage,
  PackagesResponse,
  PaymentMethodId,
} from '@rendezvous/contract/resources/payments/schemas';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { worksWith } from '@rendezvous/rules/discount-method';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { isOwnAmount, orderPrice, type OrderPrice } from '#src/lib/price.ts';
import { choosable, rowOf, useMethods } from '../api/get-methods.ts';
import { usePackages } from '../api/get-packages.ts';
import { useSpendLimit } from '../api/get-spend-limit.ts';
import { setPaymentCountry } from '../api/set-payment-country.ts';
import { useDebt } from '../debt/get-debt.ts';
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

/**
 * The present order: packages, code, methods and limit of the country the member pays in, and what the member has chosen of them. It can be sent once all
 * of them are known for that country and none is being read. What the member owes is a part of it where the currency is the same.
 */
export function useOrder(wish: OrderWish) {
  const country = useUser()?.payment_country;
  const own = usePackages(null, country);
  const linked = wish.discountcode ?? null;
  const { code, pending, fromLink, refused, apply, drop } = useCode(linked, own.data?.discount, country);
  const packages = usePackages(code, country);
  const methods = useMethods(country);
  const limit = useSpendLimit(country);
  const readings = [own, packages, methods, limit];
  const { debt, reloadDebt } = useDebt();
  const { changing, changeCountry } = useCountryChange();
  const [chosen, setChosen] = useState<string | null>(null);
  const [amount, setAmount] = useState(String(wish.credits ?? FIRST_AMOUNT));
  const [method, setMethod] = useState<PaymentMethodId | null>(null);

  const lost = code !== null && packages.error?.problem.code.startsWith('code_') ? packages.error : null;
  useEffect(() => {
    if (lost) drop(lost);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per refusal
  }, [lost]);

  const data = useLastOf(country, packages.data);
  const entry =
    data?.packages.find(({ id }) => id === (wish.packageId ?? chosen ?? FIRST_CHOICE)) ??
    (wish.packageId ? undefined : data?.packages[0]);
  const offered = choosable(methods.data?.methods ?? []);
  const selected = rowOf(offered, method) ?? rowOf(offered, wish.method) ?? offered[0];
  const credits = Number(amount);
  const amountOk =
    !entry ||
    !isOwnAmount(entry) ||
    (Number.isInteger(credits) && credits >= entry.min_credits! && credits <= entry.max_credits!);
  const price = entry && amountOk ? orderPrice(entry, data!.discount, credits) : null;
  const debtLine = debt && debt.amount.currency === data?.packages[0]?.price.currency ? debt.amount : null;
  const due = price && plus(price.total, debtLine);
  const methodRefused =
    price?.personal != null &&
    data!.discount !== null &&
    !!selected &&
    !worksWith(data!.discount, selected.id);
  const settled =
    !pending &&
    !changing &&
    debt !== undefined &&
    readings.every((reading) => reading.data && !reading.isValidating);
  const { mutate } = packages;
  const reload = useCallback(() => void mutate(), [mutate]);

  return {
    // A price is shown once it is the one that counts.
    packages: pending || (fromLink && packages.isLoading) ? undefined : data?.packages,
    discount: data?.discount ?? null,
    failed: !lost && readings.some((reading) => reading.error && !reading.data),
    reload: () => Promise.all([...readings.map((reading) => reading.mutate()), reloadDebt()]),
    onDiscountEnd: reload,
    entry,
    unknownPackage: wish.packageId !== undefined && data !== undefined && entry === undefined,
    choosePackage: setChosen,
    amount,
    setAmount,
    amountOk,
    methods: methods.data && limit.data && offered,
    method: selected,
    chooseMethod: setMethod,
    changeCountry,
    limit: limit.data,
    price,
    /** What the member owes after a charge-back: undefined until it is known. */
    debt,
    /** The line of the bill that pays it; null where the order is in another currency. */
    debtLine,
    /** What the button says: the price, and that line. */
    due,
    /** Hundredths of a percent. */
    vatRate: data?.vat_rate ?? 0,
    /** The discount in the price does not work with the chosen method. */
    methodRefused,
    /** The largest package that the limit still has room for, where the packages are there to choose from. */
    fitting:
      data && limit.data?.left && !wish.packageId ? fittingPackage(data, limit.data.left, debtLine) : null,
    code,
    linkRefused: refused,
    applyCode: apply,
    body:
      settled && !methodRefused && entry && selected && price && due && !isOver(limit.data, due)
        ? bodyOf(entry, selected.id, price, { due, debtLine })
        : null,
  };
}

const plus = (price: Money, line: Money | null): Money =>
  line ? { ...price, amount: price.amount + line.amount } : price;

/** The largest fixed package that fits into an amount with the debt; null without one. */
function fittingPackage({ packages, discount }: PackagesResponse, left: Money, debtLine: Money | null) {
  const offers = packages
    .filter((entry) => !isOwnAmount(entry))
    .map((entry) => ({
      id: entry.id,
      credits: entry.credits,
      total: plus(orderPrice(entry, discount).total, debtLine),
    }));
  return offers.findLast(({ total }) => total.amount <= left.amount) ?? null;
}

const isOver = (limit: SpendLimitResponse | undefined, total: Money): boolean =>
  limit?.left != null && total.amount > limit.left.amount;

/** The packages to draw while those of another code are read; those of another country are not drawn. */
function useLastOf(
  country: string | undefined,
  data: PackagesResponse | undefined,
): PackagesResponse | undefined {
  const [last, setLast] = useState({ country, data });
  if (data && (last.data !== data || last.country !== country)) setLast({ country, data });
  return data ?? (last.country === country ? last.data : undefined);
}

/** Changes the country the member pays in; `changing` until the account on this page has it. */
function useCountryChange() {
  const intl = useIntl();
  const shell = useShell();
  const [changing, setChanging] = useState(false);
  async function changeCountry(country: CountryCode): Promise<void> {
    setChanging(true);
    try {
      await setPaymentCountry(country);
      await shell.refresh('user');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      shell.toast({ text: errorText(intl, error.problem), tone: 'bad' });
    } finally {
      setChanging(false);
    }
  }
  return { changing, changeCountry };
}

export type Order = ReturnType<typeof useOrder>;

function bodyOf(
  entry: CreditPackage,
  method: PaymentMethodId,
  price: OrderPrice,
  { due, debtLine }: { due: Money; debtLine: Money | null },
): CreatePaymentBody {
  return {
    package: entry.id,
    method,
    amount: due,
    withdrawal_notice: WITHDRAWAL_NOTICE,
    ...(debtLine && { debt: debtLine }),
    ...(isOwnAmount(entry) && { credits: price.credits }),
    ...(price.personal && { discountcode: price.personal.code }),
  };
}
