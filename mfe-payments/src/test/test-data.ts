import { percentOff } from '@rendezvous/rules/money';
import type {
  DiscountCode,
  PackagesResponse,
  Payment,
  PaymentMethodsResponse,
  PaymentStatus,
} from '@rendezvous/contract/resources/payments/schemas';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** The spend limit of a member: what it is and what is left of it. */
export const limitOf = (limit: number | null, left = 0): SpendLimitResponse => ({
  limit: limit === null ? null : eur(limit),
  next: null,
  spent: eur(limit === null ? 0 : limit - left),
  left: limit === null ? null : eur(left),
  currency: 'EUR',
  until: '2026-11-30T23:00:00.000Z',
});
export const NO_LIMIT = limitOf(null);

const PACKAGES: PackagesResponse['packages'] = [
  {
    id: 'p1',
    credits: 10,
    price: eur(1000),
    price_before: null,
    discount_percentage: 0,
    unit_price: eur(100),
    most_chosen: false,
  },
  {
    id: 'p2',
    credits: 25,
    price: eur(2250),
    price_before: eur(2500),
    discount_percentage: 10,
    unit_price: eur(90),
    most_chosen: false,
  },
  {
    id: 'p3',
    credits: 60,
    price: eur(4800),
    price_before: eur(6000),
    discount_percentage: 20,
    unit_price: eur(80),
    most_chosen: true,
  },
  {
    id: 'p4',
    credits: 1,
    price: eur(100),
    price_before: null,
    discount_percentage: 0,
    unit_price: eur(100),
    most_chosen: false,
    min_credits: 5,
    max_credits: 200,
  },
];

/** A discount as the server sends it. */
export const discountOf = (overrides: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'TIMEBONUS25',
  value_percentage: 25,
  currency: null,
  minimum_order_value: null,
  country: null,
  user_id: 'u-daan',
  expires: '2026-11-21T12:00:00Z',
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
  now: '2026-11-21T09:00:00Z',
  ...overrides,
});

/** The price list at base prices, or with a discount subtracted from each package. */
export function packagesOf(discount: DiscountCode | null = null): PackagesResponse {
  if (!discount) return { packages: PACKAGES, discount, vat_rate: 2_100 };
  return {
    packages: PACKAGES.map((entry) => ({
      ...entry,
      price: percentOff(entry.price, discount.value_percentage),
      price_before: entry.price_before ?? entry.price,
    })),
    discount,
    vat_rate: 2_100,
  };
}

export const METHODS: PaymentMethodsResponse = {
  methods: [
    { id: 'ideal', name: 'iDEAL', active: true, group: 'bank' },
    { id: 'creditcard', name: 'Credit card', active: true, group: 'card' },
    { id: 'visa', name: 'Visa', active: true, group: 'card' },
    { id: 'sdd', name: 'SEPA direct debit', active: false, group: 'debit' },
    { id: 'paypal', name: 'PayPal', active: true, group: 'wallet' },
  ],
};

export const paymentOf = (status: PaymentStatus, overrides: Partial<Payment> = {}): Payment => ({
  id: 'pay-1',
  credits: 25,
  method: 'ideal',
  amount: eur(2250),
  status,
  created_at: '2026-11-21T09:00:00Z',
  package: 'p2',
  discount_percentage: 0,
  money: null,
  number: null,
  credits_used: 0,
  credits_left: 0,
  withdrawable_until: null,
  debt: null,
  replaced_by: null,
  ...overrides,
});
