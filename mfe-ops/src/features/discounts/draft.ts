import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { OpsDiscount, OpsNewDiscountBody } from '@rendezvous/contract/operators/discounts/schemas';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/values';
import { endOfDay, minorUnits, wholeNumber } from './amounts.ts';

/** A new code as it is typed. Empty texts are no condition. */
export interface Draft {
  code: string;
  percentage: string;
  currency: string;
  minimum: string;
  country: CountryCode | '';
  methods: readonly PaymentMethodId[];
  validity: OpsDiscount['validity'];
  first_purchase: boolean;
  member: string;
  max_uses: string;
  max_budget: string;
  expires: string;
  reason: string;
}

export const EMPTY: Draft = {
  code: '',
  percentage: '',
  currency: '',
  minimum: '',
  country: '',
  methods: [],
  validity: 'once-per-user',
  first_purchase: false,
  member: '',
  max_uses: '',
  max_budget: '',
  expires: '',
  reason: '',
};

/** Currencies that members pay in. */
export const CURRENCIES = [...new Set(Object.values(COUNTRIES).map(({ currency }) => currency))];

/** What is sent of a draft. Sums count with a currency alone. */
export function bodyOf(draft: Draft): OpsNewDiscountBody {
  const currency = draft.currency || null;
  return {
    code: draft.code,
    percentage: wholeNumber(draft.percentage) ?? 0,
    currency,
    minimum: currency === null ? null : minorUnits(draft.minimum),
    country: draft.country || null,
    methods: [...draft.methods],
    validity: draft.validity,
    first_purchase: draft.first_purchase,
    member: draft.member.trim() || null,
    max_uses: wholeNumber(draft.max_uses),
    max_budget: currency === null ? null : minorUnits(draft.max_budget),
    expires: endOfDay(draft.expires),
    reason: draft.reason,
  };
}
