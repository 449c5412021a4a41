// Written by "npm run write calls" from operators/discounts/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Pauses, resumes or ends a code; the price of orders that reserve it stays. */
export const OPS_ACT_ON_DISCOUNT: CallOf<typeof endpoints.OPS_ACT_ON_DISCOUNT> = {
  method: 'POST',
  path: '/api/ops/discount-act',
};

/** Adds a discount code. */
export const OPS_ADD_DISCOUNT: CallOf<typeof endpoints.OPS_ADD_DISCOUNT> = {
  method: 'POST',
  path: '/api/ops/discounts',
};

/** Changes the limits or the end of a code: no limit below what is used, and no later end. */
export const OPS_CHANGE_DISCOUNT: CallOf<typeof endpoints.OPS_CHANGE_DISCOUNT> = {
  method: 'PUT',
  path: '/api/ops/discounts',
};

/** Discount codes of a state with uses, cost and revenue, the newest first. */
export const OPS_LIST_DISCOUNTS: CallOf<typeof endpoints.OPS_LIST_DISCOUNTS> = {
  method: 'GET',
  path: '/api/ops/discounts',
};

/** A discount code, and what operators did about it. */
export const OPS_READ_DISCOUNT: CallOf<typeof endpoints.OPS_READ_DISCOUNT> = {
  method: 'GET',
  path: '/api/ops/discount',
};

/** Discounts of this month, what open orders reserve, the offer to new members, and the last acts. */
export const OPS_READ_DISCOUNT_FIGURES: CallOf<typeof endpoints.OPS_READ_DISCOUNT_FIGURES> = {
  method: 'GET',
  path: '/api/ops/discount-figures',
};
